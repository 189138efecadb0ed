import { useSearchParam } from '@touchline/app-core';
import { Pagination, Stack, theme } from '@touchline/ui';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';

interface PagedProps<Row> {
  rows: readonly Row[];
  /** How many stand on a page. */
  size?: number;
  /** Shows the rows of one page. */
  children: (rows: readonly Row[]) => ReactNode;
}

/** A long list in pages, so that it stays light; the address says which page is open, as `page`. */
export function Paged<Row>({ rows, size = 25, children }: PagedProps<Row>) {
  const [asked, ask] = useSearchParam('page', '1');
  const top = useRef<HTMLDivElement>(null);

  const pages = Math.max(1, Math.ceil(rows.length / size));
  // The address may name a page that is not there any more.
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(asked)) || 1));
  const shown = rows.slice((page - 1) * size, page * size);

  const turnTo = (next: number) => {
    ask(String(next));
    top.current?.scrollIntoView();
  };

  return (
    <Stack>
      <Top ref={top}>{children(shown)}</Top>
      {pages > 1 && (
        <Pagination page={page} pages={pages} onChange={turnTo} summary={summaryOf(page, size, rows.length)} />
      )}
    </Stack>
  );
}

function summaryOf(page: number, size: number, total: number): string {
  const [first, last] = [(page - 1) * size + 1, Math.min(page * size, total)];
  const [from, to, of] = [first, last, total].map((number) => number.toLocaleString('en-US'));
  return `Showing ${from} to ${to} of ${of} results`;
}

/** Scrolled to below the sticky header. */
const Top = styled.div`
  min-width: 0;
  scroll-margin-top: calc(var(--ui-banner, 0px) + ${theme.size.header} + ${theme.space.m});
`;
