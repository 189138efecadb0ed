/** Of the dialogs for many rows. */
export interface ManyRowsProps<Row> {
  rows: readonly Row[];
  onClose: () => void;
  /** When it is done: closes the dialog and ends selecting. */
  onDone: () => void;
}
