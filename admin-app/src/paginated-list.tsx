import { useSearchParam } from '@touchline/app-core';
import { Pagination, Stack, theme } from '@touchline/ui';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';

/** The page of a list that the address names as `page`, from 1. The list may have become shorter since. */
export function usePageNumber(): [page: number, setPage: (page: number) => void] {
  const [page, setPage] = useSearchParam('page', '1');
  return [Math.max(1, Math.trunc(Number(page)) || 1), (next) => setPage(String(next))];
}

interface PaginatedListProps<Row> {
  /** The whole list; for a list that the server pages, the rows of one page. */
  rows: readonly Row[];
  /** Where the rows are in a list that the server pages. */
  slice?: { offset: number; total: number };
  pageSize?: number;
  /** Another page is loading. The rows are not dimmed meanwhile, because their contrast would drop below AA. */
  busy?: boolean;
  /** Renders the rows of one page. */
  children: (rows: readonly Row[]) => ReactNode;
}

/** A long list in pages, which keep it light. */
export function PaginatedList<Row>({ rows, slice, pageSize = 25, busy, children }: PaginatedListProps<Row>) {
  const [wantedPage, setPage] = usePageNumber();
  const top = useRef<HTMLDivElement>(null);

  const total = slice?.total ?? rows.length;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(wantedPage, pages);
  const offset = slice?.offset ?? (page - 1) * pageSize;
  const shown = slice ? rows : rows.slice(offset, offset + pageSize);
  const [first, last, all] = [offset + 1, offset + shown.length, total].map((count) => count.toLocaleString('en-US'));

  const turnTo = (next: number) => {
    setPage(next);
    top.current?.scrollIntoView();
  };

  return (
    <Stack>
      <Top ref={top} aria-busy={busy}>
        {children(shown)}
      </Top>
      {(slice || pages > 1) && (
        <Pagination
          page={page}
          pages={pages}
          onChange={turnTo}
          summary={`Showing ${first} to ${last} of ${all} results`}
        />
      )}
    </Stack>
  );
}

/** Scrolled to below the sticky header. */
const Top = styled.div`
  min-width: 0;
  scroll-margin-top: calc(var(--ui-banner, 0px) + ${theme.size.header} + ${theme.space.m});

  &[aria-busy='true'] {
    cursor: progress;
  }
`;
