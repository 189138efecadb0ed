/** Which rows of a list are selected, and how that changes. */
export interface RowSelection<Row> {
  isSelected: (row: Row) => boolean;
  onToggle: (row: Row) => void;
  /** What a row is called: `Mia Keller`. */
  labelOf: (row: Row) => string;
  /** Whether all rows are selected, or some. */
  all: boolean | 'some';
  onToggleAll: () => void;
}
