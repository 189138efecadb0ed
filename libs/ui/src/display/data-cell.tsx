import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { cellLook, mainCellLook } from './data-table-look.ts';
import { BareLink } from '../navigation/link-provider.tsx';
import { theme } from '../theme/theme.ts';

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

/** One cell of a `DataTable`. */
export function DataCell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
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

const Cell = styled.td<{ $numeric?: boolean; $long?: boolean }>`
  ${cellLook}
`;

const MainCell = styled.th`
  ${mainCellLook}
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
