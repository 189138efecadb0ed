import { useListImportsQuery } from '@touchline/api-client';
import { isNotInDemo } from '../../is-not-in-demo.ts';

/** The imports that can still be undone, and those that were. The demo keeps none. */
export function useRecentImports() {
  const query = useListImportsQuery(undefined, { refetchOnMountOrArgChange: true });
  return { ...query, isInDemo: isNotInDemo(query.error) };
}
