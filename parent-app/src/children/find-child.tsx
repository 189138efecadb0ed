import { Button } from '@touchline/ui';
import Search from 'lucide-react/icons/search';
import { lazy, Suspense, useState } from 'react';

const FindChildDialog = lazy(() =>
  import('./find-child.dialog.tsx').then((file) => ({ default: file.FindChildDialog })),
);

interface FindChildProps {
  label: string;
  variant: 'primary' | 'secondary';
}

/** Opens the search for a child on the club's list. */
export function FindChild({ label, variant }: FindChildProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant={variant} icon={Search} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <FindChildDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
