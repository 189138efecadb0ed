import { type Page } from '@touchline/api-client';
import { QueryList } from '@touchline/app-core';
import { type ReactNode } from 'react';
import { type PageQuery } from './paged-query.tsx';

interface SearchQueryProps<Row> {
  /** What the hook of a page's query returns. */
  query: PageQuery<Row>;
  /** The text that the query searches. */
  search: string;
  loading: ReactNode;
  error: string;
  /** Shown if there is nothing to search. */
  empty: ReactNode;
  children: (matches: Page<Row>) => ReactNode;
}

/** The first matches of a search, with loading, error and empty states. A search box inside stays if nothing matches. */
export function SearchQuery<Row>({ query, search, children, ...states }: SearchQueryProps<Row>) {
  const isEmpty = search === '' && query.currentData?.total === 0;
  return (
    <QueryList query={{ ...query, data: query.data && (isEmpty ? [] : [query.data]) }} {...states}>
      {([matches]) => children(matches!)}
    </QueryList>
  );
}
