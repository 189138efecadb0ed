import { type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { offScreen } from '../display/visually-hidden.tsx';
import { RowCheck } from '../forms/row-check.tsx';
import { media, theme } from '../theme/theme.ts';
import { cellPadding, DataCell, type Column } from './data-cell.tsx';
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

// Cards below 768 px. Changing `display` drops the native roles of a table, so they are written out here and in the cells.
/** The name above the other cells, which are one line of secondary text; the menu is on the right. */
const rowsOfPhones = css`
  ${media.phone} {
    & > tbody {
      display: block;
      border-radius: ${theme.radius.card};
      background: ${theme.color.surface};
    }
    & > tbody > tr {
      display: block;
      position: relative;
      min-height: 52px;
      padding: ${theme.space.xxs} 56px ${theme.space.xxs} ${theme.space.s};
      overflow: hidden;
      border: 0;
      border-radius: 0;
      background: none;
      color: ${theme.color.muted};
      font: ${theme.font.secondary};
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    & > tbody > tr + tr {
      border-top: 1px solid ${theme.color.line};
    }
    & > tbody > tr > th {
      display: block;
      padding: 0;
      overflow: hidden;
      color: ${theme.color.text};
      font: ${theme.font.control};
      text-overflow: ellipsis;
    }
    & > tbody > tr:has(> [data-select]) {
      padding-left: 52px;
    }
    & > tbody > tr[data-selected] {
      background: ${theme.color.accentSoft};
    }
    & > tbody > tr:first-child {
      border-top-left-radius: ${theme.radius.card};
      border-top-right-radius: ${theme.radius.card};
    }
    & > tbody > tr:last-child {
      border-bottom-left-radius: ${theme.radius.card};
      border-bottom-right-radius: ${theme.radius.card};
    }
    & > tbody > tr > td:not([data-actions], [data-select]) {
      display: inline;
      vertical-align: baseline;

      &::before {
        content: none;
      }
      & > * {
        display: inline;
      }
    }
    & > tbody > tr > td[data-phone='hidden'] {
      display: none;
    }
    & > tbody > tr > td:not([data-phone='hidden'], [data-select]) + td:not([data-actions])::before {
      content: '·';
      margin-inline: ${theme.space.xxs};
    }
    & > tbody > tr > [data-actions] {
      position: absolute;
      inset: 0 ${theme.space.xxs} 0 auto;
      display: flex;
      align-items: center;
      padding: 0;
    }
  }
`;

/** Of the head, phones show the checkbox for all rows only. */
const headOfPhones = css`
  & > thead:not(:has([data-select])),
  & > thead > tr > :not([data-select]) {
    ${offScreen}
  }
  & > thead:has([data-select]) {
    display: block;

    & > tr {
      display: block;
    }
    & > tr > [data-select] {
      display: block;
      width: auto;
    }
  }
`;

const Table = styled.table<{ $inRows: boolean }>`
  display: block;
  width: 100%;

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

    & > tbody {
      display: table-row-group;
    }
    [data-phone='only'] {
      display: none;
    }
  }
  ${media.phone} {
    ${headOfPhones}
  }
  ${({ $inRows }) => $inRows && rowsOfPhones}
`;

const HeadCell = styled.th<{ $numeric?: boolean }>`
  padding: ${theme.space.s} ${cellPadding};
  color: ${theme.color.muted};
  font: ${theme.font.label};
  text-align: ${({ $numeric }) => ($numeric ? 'right' : 'left')};

  &[data-select] {
    width: 1%;
    padding: 0;
  }
`;

const cardOfPhones = css`
  ${media.phone} {
    & > th {
      order: -1;
    }
    /* A single button stands beside the name. */
    &:has(> [data-actions] > div > :only-child) {
      grid-template-columns: minmax(0, 1fr) auto;

      & > :not([data-select]) {
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
`;

const TableRow = styled.tr<{ $marked?: boolean; $inRows: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xxs};
  padding: ${theme.space.m};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${({ $marked }) => ($marked ? theme.color.accentSoft : theme.color.surface)};

  &[data-selected] {
    background: ${theme.color.accentSoft};
  }
  ${media.phone} {
    position: relative;

    &:has(> [data-select]) {
      padding-left: 52px;
    }
  }
  ${({ $inRows }) => !$inRows && cardOfPhones}
  ${media.tablet} {
    display: table-row;
    background: ${({ $marked }) => ($marked ? theme.color.accentSoft : 'none')};

    & > * {
      border-top: 1px solid ${theme.color.line};
    }
    &:hover > * {
      background: ${theme.color.raised};
    }
    /* The cells, which have the corners of the table. */
    &[data-selected] {
      background: none;
    }
    &[data-selected] > * {
      background: ${theme.color.accentSoft};
    }
    &:last-child > :first-child {
      border-bottom-left-radius: 11px;
    }
    &:last-child > :last-child {
      border-bottom-right-radius: 11px;
    }
  }
`;

/** On phones at the left of the row, which has room for it. */
const SelectCell = styled.td`
  ${media.phone} {
    position: absolute;
    inset: 0 auto 0 0;
    display: flex;
    align-items: center;
  }
  ${media.tablet} {
    width: 1%;
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
