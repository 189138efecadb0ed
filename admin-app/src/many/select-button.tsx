import { Button, IconButton, media, useMediaQuery } from '@touchline/ui';
import ListChecks from 'lucide-react/icons/list-checks';
import { type Selection } from './use-selection.ts';

interface SelectButtonProps {
  selection: Pick<Selection<never>, 'isOn' | 'start' | 'end' | 'button'>;
}

/** Starts selecting rows, and ends it. */
export function SelectButton({ selection: { isOn, start, end, button } }: SelectButtonProps) {
  const isPhone = useMediaQuery(media.phone);
  const native = { ref: button, icon: ListChecks, 'aria-pressed': isOn, onClick: isOn ? end : start };
  if (isPhone) return <IconButton {...native} label="Select" />;
  return (
    <Button {...native} variant="secondary">
      Select
    </Button>
  );
}
