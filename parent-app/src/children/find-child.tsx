import { Button } from '@touchline/ui';
import Search from 'lucide-react/icons/search';
import { lazyPart } from '@touchline/app-core';
import { useState } from 'react';

const FindChildDialog = lazyPart(async () => ({ default: (await import('./find-child.dialog.tsx')).FindChildDialog }));

interface FindChildProps {
  label: string;
  variant: 'primary' | 'quiet';
}

/** Opens the search for a child on the club's list. */
export function FindChild({ label, variant }: FindChildProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant={variant} icon={Search} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && <FindChildDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
