import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { BareLink } from '../navigation/link-provider.tsx';
import { media, theme } from '../theme/theme.ts';

export interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  /** The row's heading; exactly one column has it. */
  main?: boolean;
  /** Makes the heading a link. */
  to?: (row: Row) => string;
  /** Right-aligned, with tabular figures. */
  numeric?: boolean;
  /** Breaks long words, such as email addresses, anywhere. */
  long?: boolean;
}

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
    <RowHeader role="rowheader" scope="row">
      {column.to ? <RowLink to={column.to(row)}>{content}</RowLink> : content}
    </RowHeader>
  );
}

const Cell = styled.td<{ $numeric?: boolean; $long?: boolean }>`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space.m};
  padding: 2px 0;
  text-align: right;
  overflow-wrap: ${({ $long }) => ($long ? 'anywhere' : 'break-word')};
  ${({ $numeric }) => $numeric && 'font-variant-numeric: tabular-nums;'}

  & > * {
    min-width: 0;
  }
  &::before {
    content: attr(data-label);
    content: attr(data-label) / '';
    flex: none;
    color: ${theme.color.muted};
  }
  ${media.tablet} {
    display: table-cell;
    min-width: ${({ $long }) => ($long ? '8rem' : 'auto')};
    padding: ${theme.space.s} ${theme.space.m};
    text-align: ${({ $numeric }) => ($numeric ? 'right' : 'left')};

    &::before {
      content: none;
    }
  }
`;

const RowHeader = styled.th`
  padding: 0 0 ${theme.space.xxs};
  font: ${theme.font.name};
  text-align: left;
  overflow-wrap: anywhere;

  ${media.tablet} {
    min-width: 10rem;
    padding: ${theme.space.s} ${theme.space.m};
  }
`;

const RowLink = styled(BareLink)`
  color: ${theme.color.info};
  text-decoration: none;
  border-radius: 4px;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
