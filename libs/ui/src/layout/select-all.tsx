import { AllCheck } from '../forms/row-check.tsx';
import { type RowSelection } from './row-selection.ts';

interface SelectAllProps {
  selection: Pick<RowSelection<never>, 'all' | 'onToggleAll'>;
  /** Hides the label from 768 px, in the head of a table. */
  hidesLabel?: boolean;
}

/** Selects all rows that are shown, or none. */
export const SelectAll = ({ selection: { all, onToggleAll }, hidesLabel }: SelectAllProps) => (
  <AllCheck label="Select all on this page" isOn={all} onToggle={onToggleAll} hidesLabel={hidesLabel} />
);
