import { Alert, Skeleton } from '@touchline/ui';
import { type ReactNode } from 'react';

/** The answer of a query hook that lists. */
export interface ListAnswer<Row> {
  data?: readonly Row[];
  isError: boolean;
  refetch: () => unknown;
}

interface FacesProps<Row> {
  of: ListAnswer<Row>;
  /** The shape of what is coming. */
  loading?: ReactNode;
  /** What to say when it does not come. */
  error: string;
  empty: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** The four faces of a list: loading, error, empty, rows. Rows that could not be refreshed stay, under the error. */
export function Faces<Row>({ of: { data, isError, refetch }, loading, error, empty, children }: FacesProps<Row>) {
  if (!data && !isError) return loading ?? <Skeleton count={3} />;
  return (
    <>
      {isError && (
        <Alert action="Try again" onAction={() => void refetch()}>
          {error}
        </Alert>
      )}
      {!isError && data?.length === 0 && empty}
      {data && data.length > 0 && children(data)}
    </>
  );
}
