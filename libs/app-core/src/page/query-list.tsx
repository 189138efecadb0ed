import { Skeleton } from '@touchline/ui';
import { type ReactNode } from 'react';
import { LoadError } from './load-error.tsx';

/** What a list query's hook returns. */
export interface ListQuery<Row> {
  data?: readonly Row[];
  error?: unknown;
  isError: boolean;
  refetch: () => unknown;
}

interface QueryListProps<Row> {
  query: ListQuery<Row>;
  /** A skeleton in the shape of the rows. */
  loading?: ReactNode;
  error: string;
  empty: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** The rows of a query, or its loading, error or empty state. If a refetch fails, the rows stay below the error. */
export function QueryList<Row>({ query, loading, error, empty, children }: QueryListProps<Row>) {
  const { data, isError, refetch } = query;
  if (!data && !isError) return loading ?? <Skeleton count={3} />;
  return (
    <>
      <LoadError query={query} onRetry={refetch}>
        {error}
      </LoadError>
      {!isError && data?.length === 0 && empty}
      {data && data.length > 0 && children(data)}
    </>
  );
}
