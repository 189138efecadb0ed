import { type Page } from '@touchline/api-client';
import { type ListQuery, QueryList } from '@touchline/app-core';
import { limits } from '@touchline/domain';
import { type ReactNode, useEffect } from 'react';
import { defaultPageSize, PaginatedList, type Paging, usePageNumber } from './paginated-list.tsx';

export interface PageQuery<Row> extends Omit<ListQuery<Row>, 'data'> {
  /** The rows of the last request, also while those of another page or search load. */
  data?: Page<Row>;
  /** Undefined while another page or search loads. */
  currentData?: Page<Row>;
  isFetching: boolean;
}

interface PagedQueryProps<Row> {
  /** What the hook of a page's query returns. */
  query: PageQuery<Row>;
  pageSize?: number;
  /** The page, if it is not simply that in the URL. */
  paging?: Paging;
  alwaysSummarized?: boolean;
  loading: ReactNode;
  error: string;
  empty: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list that the server paginates, with its loading, error and empty states. */
export function PagedQuery<Row>(props: PagedQueryProps<Row>) {
  const { query, pageSize = defaultPageSize, paging, alwaysSummarized, children, ...states } = props;
  const pageInUrl = usePageNumber();
  const [page, setPage] = paging ?? pageInUrl;
  const { rows, offset = 0, total = 0, isMinimum } = query.data ?? {};
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  const isGone = query.data !== undefined && !query.isFetching && page > lastPage;

  // That the previous search found nothing says nothing about this one.
  const isOutdated = rows?.length === 0 && !query.currentData;

  // The page in the URL no longer exists because rows were deleted.
  useEffect(() => {
    if (isGone) setPage(lastPage);
  });

  return (
    <QueryList query={{ ...query, data: isGone || isOutdated ? undefined : rows }} {...states}>
      {(pageRows) => (
        <PaginatedList
          rows={pageRows}
          slice={{ offset, total, isMinimum }}
          busy={query.isFetching}
          pageSize={pageSize}
          paging={paging}
          alwaysSummarized={alwaysSummarized}
        >
          {children}
        </PaginatedList>
      )}
    </QueryList>
  );
}

/** The `limit` and `offset` of the page in the URL. */
export function usePageArgs(pageSize = defaultPageSize): { limit: number; offset: number } {
  const [page] = usePageNumber();
  return pageArgs(page, pageSize);
}

/** The `limit` and `offset` of a page. */
export function pageArgs(page: number, pageSize: number): { limit: number; offset: number } {
  // The API rejects a larger offset, but such a page is merely one that does not exist.
  return { limit: pageSize, offset: Math.min((page - 1) * pageSize, limits.id.max) };
}
