import { Button } from '@touchline/ui';
import ListChecks from 'lucide-react/icons/list-checks';
import { type Selection } from './use-selection.ts';

interface SelectButtonProps {
  selection: Pick<Selection<never>, 'isOn' | 'start' | 'end' | 'button'>;
}

/** Starts selecting rows, and ends it. */
export const SelectButton = ({ selection: { isOn, start, end, button } }: SelectButtonProps) => (
  <Button ref={button} variant="secondary" icon={ListChecks} aria-pressed={isOn} onClick={isOn ? end : start}>
    Select
  </Button>
);
