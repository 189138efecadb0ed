import { type ThunkAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query/react';
import { type ApiState, clubApi, isQuery } from '@touchline/api-client';
import { type UnknownAction } from 'redux';

const staleAfterMs = 60_000;

/** Refetches active queries that failed or are over a minute old; drops stale inactive ones. */
export const refetchStale = (): ThunkAction<void, ApiState, unknown, UnknownAction> => (dispatch, getState) => {
  const { subscriptions } = getState()[clubApi.reducerPath];
  for (const query of clubApi.util.selectAllQueryEntries(getState())) {
    const isStale = Date.now() - (query.fulfilledTimeStamp ?? 0) >= staleAfterMs;
    if (query.status === QueryStatus.pending || !isStale) continue;
    const { queryCacheKey, endpointName, originalArgs } = query;
    const isActive = Object.keys(subscriptions[queryCacheKey] ?? {}).length > 0;
    if (!isActive) dispatch(clubApi.internalActions.removeQueryResult({ queryCacheKey }));
    else if (isQuery(endpointName)) dispatch(clubApi.util.prefetch(endpointName, originalArgs, { force: true }));
  }
};
