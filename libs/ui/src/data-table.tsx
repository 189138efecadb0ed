import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { actionsCellLook, cellLook, headCellLook, mainCellLook, rowLook, tableLook } from './data-table-look.ts';
import { BareLink } from './link-provider.tsx';
import { theme } from './theme.ts';

export interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  /** The row's name: its heading, and with `to` its link. Exactly one column. */
  main?: boolean;
  to?: (row: Row) => string;
  /** Numbers stand right, in digits of one width. */
  numeric?: boolean;
  /** May hold long unbroken text, such as an address: it breaks anywhere. */
  long?: boolean;
}

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
              <OneCell key={column.header} column={column} row={row} />
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

function OneCell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const content = column.cell(row);
  if (!column.main) {
    return (
      <Cell role="cell" data-label={column.header} $numeric={column.numeric} $long={column.long}>
        <div>{content}</div>
      </Cell>
    );
  }
  return (
    <MainCell role="rowheader" scope="row">
      {column.to ? <MainLink to={column.to(row)}>{content}</MainLink> : content}
    </MainCell>
  );
}

// Roles are written out because `display` changes below 768 px, which would take the table's own away.
const Table = styled.table`
  ${tableLook}
`;

const HeadCell = styled.th<{ $numeric?: boolean }>`
  ${headCellLook}
`;

const Line = styled.tr`
  ${rowLook}
`;

const Cell = styled.td<{ $numeric?: boolean; $long?: boolean }>`
  ${cellLook}
`;

const MainCell = styled.th`
  ${mainCellLook}
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

const MainLink = styled(BareLink)`
  color: ${theme.color.info};
  text-decoration: none;
  border-radius: 4px;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
