import { useListOwnChildrenQuery } from '@touchline/api-client';
import { lazyPart } from '@touchline/app-core';
import { Button } from '@touchline/ui';
import CalendarOff from 'lucide-react/icons/calendar-off';
import { useState } from 'react';

const AwayDialog = lazyPart(() => import('./away.dialog.tsx'));

interface AwayButtonProps {
  /** Without the icon, beside other links. */
  isPlain?: boolean;
}

/** For the days on which own children are away; nothing without own children. */
export function AwayButton({ isPlain = false }: AwayButtonProps) {
  const { data: children = [] } = useListOwnChildrenQuery({});
  const [isOpen, setOpen] = useState(false);
  if (children.length === 0) return null;
  return (
    <>
      <Button
        variant={isPlain ? 'plain' : 'quiet'}
        icon={isPlain ? undefined : CalendarOff}
        onClick={() => setOpen(true)}
      >
        Away
      </Button>
      {isOpen && <AwayDialog familyChildren={children} onClose={() => setOpen(false)} />}
    </>
  );
}
