import { type ReactNode } from 'react';
import { RowCheck } from '../forms/row-check.tsx';
import { DataCell, type Column } from './data-cell.tsx';
import { ActionsCell, Buttons, HeadCell, SelectCell, Table, TableRow } from './data-table-parts.ts';
import { SelectAll } from './select-all.tsx';
import { type RowSelection } from './row-selection.ts';

interface DataTableProps<Row> {
  /** The accessible name. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Rows that stand out. A word in the row must say why, because colour is never the only signal. */
  isMarked?: (row: Row) => boolean;
  /** Puts a checkbox before each row, and one for all of them above. */
  selection?: RowSelection<Row>;
  /** Buttons or a menu at the end of each row. */
  actions?: (row: Row) => ReactNode;
  /** On phones: `cards` with all cells, or `rows` of two lines, with a menu as the only action. */
  phones?: 'cards' | 'rows';
}

// Changing `display` for phones drops the native roles of a table, so they are written out here and in the cells.
/** A table from 768 px; below, a card or two lines for each row with the same order and actions. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, isMarked, selection, actions, phones = 'cards' } = props;
  return (
    <Table role="table" aria-label={label} $inRows={phones === 'rows'}>
      <thead role="rowgroup">
        <tr role="row">
          {selection && (
            <HeadCell role="columnheader" scope="col" data-select>
              <SelectAll selection={selection} hidesLabel />
            </HeadCell>
          )}
          {columns.map((column) => (
            <HeadCell
              key={column.header}
              role="columnheader"
              scope="col"
              data-phone={column.onPhone}
              $numeric={column.numeric}
            >
              {column.header}
            </HeadCell>
          ))}
          {actions && (
            <HeadCell role="columnheader" scope="col" $numeric>
              Actions
            </HeadCell>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <TableRow
            role="row"
            key={rowKey(row)}
            data-selected={selection?.isSelected(row) || undefined}
            $marked={isMarked?.(row)}
            $inRows={phones === 'rows'}
          >
            {selection && (
              <SelectCell role="cell" data-select>
                <RowCheck
                  label={`Select ${selection.labelOf(row)}`}
                  isOn={selection.isSelected(row)}
                  onToggle={() => selection.onToggle(row)}
                  reach="row-of-phones"
                />
              </SelectCell>
            )}
            {columns.map((column) => (
              <DataCell key={column.header} column={column} row={row} />
            ))}
            {actions && (
              <ActionsCell role="cell" data-actions>
                <Buttons>{actions(row)}</Buttons>
              </ActionsCell>
            )}
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}
