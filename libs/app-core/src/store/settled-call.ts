import { isFulfilled, isRejectedWithValue } from '@reduxjs/toolkit';
import {
  type ApiError,
  clubApi,
  type EndpointArgs,
  type EndpointName,
  type EndpointResult,
} from '@touchline/api-client';
import { type Middleware } from 'redux';

/** An API call that succeeded or failed. */
export type SettledCall<Name extends EndpointName = EndpointName> = {
  endpoint: Name;
  args: EndpointArgs<Name>;
} & ({ result: EndpointResult<Name>; error?: undefined } | { error: ApiError });

/** The part of RTK Query's actions that tells which call they belong to. */
interface CallMeta {
  requestId: string;
  arg?: { endpointName?: EndpointName; originalArgs?: EndpointArgs<EndpointName> };
}

/** Calls the listener after the store has processed the outcome of a call. */
export const onSettledCall =
  (listener: (call: SettledCall, requestId: string) => void): Middleware =>
  () =>
  (next) =>
  (action) => {
    const nextResult = next(action);
    const call = settledCall(action);
    if (call) listener(call, (action as { meta: CallMeta }).meta.requestId);
    return nextResult;
  };

function settledCall(action: unknown): SettledCall | null {
  if (!isFulfilled(action) && !isRejectedWithValue(action)) return null;
  const { endpointName: endpoint, originalArgs: args } = (action.meta as CallMeta).arg ?? {};
  if (!endpoint) return null;
  return isFulfilled(action)
    ? { endpoint, args, result: action.payload }
    : { endpoint, args, error: action.payload as ApiError };
}

const { removeMutationResult, unsubscribeQueryResult } = clubApi.internalActions;

/** Calls the listener with the id of a request whose outcome nobody needs any longer: its component has gone or has sent another. */
export const onForgottenCall =
  (listener: (requestId: string) => void): Middleware =>
  () =>
  (next) =>
  (action) => {
    if (removeMutationResult.match(action) || unsubscribeQueryResult.match(action)) {
      const { requestId } = action.payload;
      if (requestId) listener(requestId);
    }
    return next(action);
  };
