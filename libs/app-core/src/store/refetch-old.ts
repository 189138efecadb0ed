import { QueryStatus } from '@reduxjs/toolkit/query/react';
import { clubApi } from '@touchline/api-client';
import { type AppStore } from './app-store.ts';

/** Milliseconds after which an answer is fetched again when the person returns. */
const oldAfter = 60_000;

/** Fetches again what is on the screen and old, or was refused, and drops what is old and not shown. */
export function refetchOld(store: AppStore, now: number = Date.now()): void {
  const { queries, subscriptions } = store.getState()[clubApi.reducerPath];
  const { removeQueryResult } = clubApi.internalActions;
  for (const [queryCacheKey, query] of Object.entries(queries)) {
    const isOld = now - (query?.fulfilledTimeStamp ?? 0) >= oldAfter;
    if (!query?.endpointName || query.status === QueryStatus.pending || !isOld) continue;
    const isShown = Object.keys(subscriptions[queryCacheKey] ?? {}).length > 0;
    const endpoint = clubApi.endpoints[query.endpointName as 'getClub'];
    if (isShown) {
      const again = { subscribe: false, forceRefetch: true };
      void store.dispatch(endpoint.initiate(query.originalArgs, again));
    } else {
      store.dispatch(removeQueryResult({ queryCacheKey } as Parameters<typeof removeQueryResult>[0]));
    }
  }
}
