import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { DataCell, type Column } from './data-cell.tsx';
import { actionsCellLook, headCellLook, rowLook, tableLook } from './data-table-look.ts';
import { theme } from '../theme/theme.ts';

interface DataTableProps<Row> {
  /** What the rows are; read out. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Buttons or a menu at the end of each row. */
  actions?: (row: Row) => ReactNode;
}

/** A table from 768 px; below, a card for each row with the same order and actions. */
export function DataTable<Row>({ label, columns, rows, rowKey, actions }: DataTableProps<Row>) {
  return (
    <Table role="table" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <HeadCell key={column.header} role="columnheader" scope="col" $numeric={column.numeric}>
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
          <Line role="row" key={rowKey(row)}>
            {columns.map((column) => (
              <DataCell key={column.header} column={column} row={row} />
            ))}
            {actions && (
              <ActionsCell role="cell" data-actions>
                <Buttons>{actions(row)}</Buttons>
              </ActionsCell>
            )}
          </Line>
        ))}
      </tbody>
    </Table>
  );
}

// Roles are written out, here and in the cells, because `display` changes below 768 px, which would take the table's own away.
const Table = styled.table`
  ${tableLook}
`;

const HeadCell = styled.th<{ $numeric?: boolean }>`
  ${headCellLook}
`;

const Line = styled.tr`
  ${rowLook}
`;

const ActionsCell = styled.td`
  ${actionsCellLook}
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space.xxs};
`;
