import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { BareLink } from '../display/link-provider.tsx';
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
  /** `text` keeps room for names beside wider columns, `long` for email addresses. */
  width?: 'text' | 'long';
  /** In rows: `hidden` on phones, or `only` there. */
  onPhone?: 'hidden' | 'only';
}

export function DataCell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const content = column.cell(row);
  if (!column.main) {
    return (
      <Cell
        role="cell"
        data-label={column.header}
        data-phone={column.onPhone}
        $numeric={column.numeric}
        $width={column.width}
      >
        <div>{content}</div>
      </Cell>
    );
  }
  return (
    <RowHeader role="rowheader" scope="row">
      <div>{column.to ? <RowLink to={column.to(row)}>{content}</RowLink> : content}</div>
    </RowHeader>
  );
}

/** In a table from 768 px; narrower where tablets have little room. */
const minWidths = { text: 'clamp(6rem, 12vw, 9rem)', long: 'clamp(10rem, 24vw, 15rem)' };

export const cellPadding = `clamp(8px, 1.2vw, 16px)`;

const Cell = styled.td<{ $numeric?: boolean; $width?: keyof typeof minWidths }>`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space.m};
  padding: 2px 0;
  text-align: right;
  overflow-wrap: ${({ $width }) => ($width ? 'anywhere' : 'break-word')};
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
    min-width: ${({ $width }) => ($width ? minWidths[$width] : 'auto')};
    padding: ${theme.space.s} ${cellPadding};
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
    padding: ${theme.space.s} ${cellPadding};

    /* A long name wraps instead of taking the table. */
    & > div {
      max-width: 22rem;
    }
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
