import { type Page } from '@touchline/api-client';
import { useSearchParam } from '@touchline/app-core';
import { numberWords } from '@touchline/domain';
import { Pagination, Stack, theme } from '@touchline/ui';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';

export type Paging = readonly [page: number, setPage: (page: number) => void];

/** The page number in the URL, from 1. It may exceed the number of pages if the list has become shorter. */
export function usePageNumber(): Paging {
  const [page, setPage] = useSearchParam('page', '1');
  return [Math.max(1, Math.trunc(Number(page)) || 1), (next) => setPage(String(next))];
}

export const defaultPageSize = 25;

interface PaginatedListProps<Row> {
  /** The whole list, or one page of a list that the server paginates. */
  rows: readonly Row[];
  /** Only for a list that the server paginates: the position of `rows` in it. */
  slice?: Omit<Page<Row>, 'rows'>;
  pageSize?: number;
  /** The page, if it is not simply that in the URL. */
  paging?: Paging;
  /** Whether the position in the list is shown even if there is only one page. */
  alwaysSummarized?: boolean;
  /** Another page is loading. Its rows are not dimmed, because their contrast would drop below AA. */
  busy?: boolean;
  children: (pageRows: readonly Row[]) => ReactNode;
}

/** A long list, one page at a time. */
export function PaginatedList<Row>(props: PaginatedListProps<Row>) {
  const { rows, slice, pageSize = defaultPageSize, paging, alwaysSummarized, busy, children } = props;
  const pageInUrl = usePageNumber();
  const [requestedPage, setPage] = paging ?? pageInUrl;
  const top = useRef<HTMLDivElement>(null);

  const total = slice?.total ?? rows.length;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(requestedPage, pages);
  const offset = slice?.offset ?? (page - 1) * pageSize;
  const pageRows = slice ? rows : rows.slice(offset, offset + pageSize);
  const [first, last, all] = [offset + 1, offset + pageRows.length, total].map((count) => numberWords(count));

  const goToPage = (next: number) => {
    setPage(next);
    top.current?.scrollIntoView();
  };

  return (
    <Stack>
      <Top ref={top} aria-busy={busy}>
        {children(pageRows)}
      </Top>
      {(alwaysSummarized || pages > 1) && (
        <Pagination
          page={page}
          pages={pages}
          onChange={goToPage}
          summary={`Showing ${first} to ${last} of ${slice?.isMinimum ? 'more than ' : ''}${all} results`}
        />
      )}
    </Stack>
  );
}

/** The margin keeps the sticky header from covering the first row after scrolling. */
const Top = styled.div`
  min-width: 0;
  scroll-margin-top: calc(var(--ui-banner, 0px) + ${theme.size.header} + ${theme.space.m});

  &[aria-busy='true'] {
    cursor: progress;
  }
`;
