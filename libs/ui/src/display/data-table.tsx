import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { cellPadding, DataCell, type Column } from './data-cell.tsx';
import { offScreen } from './visually-hidden.tsx';
import { media, theme } from '../theme/theme.ts';

interface DataTableProps<Row> {
  /** The accessible name. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Rows that stand out. A word in the row must say why, because colour is never the only signal. */
  isMarked?: (row: Row) => boolean;
  /** Buttons or a menu at the end of each row. */
  actions?: (row: Row) => ReactNode;
}

/** A table from 768 px; below, a card for each row with the same order and actions. */
export function DataTable<Row>({ label, columns, rows, rowKey, isMarked, actions }: DataTableProps<Row>) {
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
          <TableRow role="row" key={rowKey(row)} $marked={isMarked?.(row)}>
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

// Cards below 768 px. Changing `display` drops the native roles of a table, so they are written out here and in the cells.
const Table = styled.table`
  display: block;
  width: 100%;

  & > thead {
    ${offScreen}
  }
  & > tbody {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.s};
  }
  ${media.tablet} {
    display: table;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.card};
    border-collapse: separate;
    border-spacing: 0;
    background: ${theme.color.surface};

    & > thead {
      position: static;
      display: table-header-group;
      clip-path: none;
      white-space: normal;
    }
    & > tbody {
      display: table-row-group;
    }
  }
`;

const HeadCell = styled.th<{ $numeric?: boolean }>`
  padding: ${theme.space.s} ${cellPadding};
  color: ${theme.color.muted};
  font: ${theme.font.label};
  text-align: ${({ $numeric }) => ($numeric ? 'right' : 'left')};
`;

const TableRow = styled.tr<{ $marked?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xxs};
  padding: ${theme.space.m};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${({ $marked }) => ($marked ? theme.color.accentSoft : theme.color.surface)};

  ${media.phone} {
    & > th {
      order: -1;
    }
    /* A single button stands beside the name. */
    &:has(> [data-actions] > div > :only-child) {
      grid-template-columns: minmax(0, 1fr) auto;

      & > * {
        grid-column: 1 / -1;
      }
      & > th {
        grid-area: 1 / 1;
        align-self: center;
      }
      & > [data-actions] {
        grid-area: 1 / 2;
        margin: -10px -10px 0 0;
        padding: 0;
      }
    }
  }
  ${media.tablet} {
    display: table-row;
    background: ${({ $marked }) => ($marked ? theme.color.accentSoft : 'none')};

    & > * {
      border-top: 1px solid ${theme.color.line};
    }
    &:hover > * {
      background: ${theme.color.raised};
    }
    &:last-child > :first-child {
      border-bottom-left-radius: 11px;
    }
    &:last-child > :last-child {
      border-bottom-right-radius: 11px;
    }
  }
`;

const ActionsCell = styled.td`
  padding: ${theme.space.xs} 0 0;

  ${media.tablet} {
    width: 1%;
    padding: ${theme.space.xxs} ${theme.space.xs};
    white-space: nowrap;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space.xxs};
`;
