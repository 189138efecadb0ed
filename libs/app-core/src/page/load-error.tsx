import { isOfflineError } from '@touchline/api-client';
import { Alert } from '@touchline/ui';

interface LoadErrorProps {
  /** What the query's hook returns. */
  query: { data?: unknown; error?: unknown; isError: boolean };
  onRetry: () => unknown;
  children: string;
}

/** Says why a query failed. Nothing is shown above data that could not be updated offline: the frame says how old they are. */
export function LoadError({ query: { data, error, isError }, onRetry, children }: LoadErrorProps) {
  const isOffline = isOfflineError(error);
  if (!isError || (isOffline && data !== undefined)) return null;
  if (isOffline) return <Alert tone="warn">{error.message}</Alert>;
  return (
    <Alert action="Try again" onAction={() => void onRetry()}>
      {children}
    </Alert>
  );
}
