import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { type ComboboxOption } from './combobox-list.tsx';

const { InputBlur, InputClick, InputKeyDownEnter, InputKeyDownEscape } = useCombobox.stateChangeTypes;

/**
 * Differs from Downshift: leaving the field selects nothing, Escape never clears the selection, and neither a second click nor
 * Enter without a highlighted option closes the list.
 */
export function changeState(
  state: UseComboboxState<ComboboxOption>,
  { type, changes }: UseComboboxStateChangeOptions<ComboboxOption>,
) {
  if (type === InputBlur) return { ...changes, selectedItem: state.selectedItem };
  if (type === InputKeyDownEscape && !state.isOpen) return state;
  if (type === InputKeyDownEnter && state.highlightedIndex < 0) return state;
  return type === InputClick ? { ...changes, isOpen: true } : changes;
}
