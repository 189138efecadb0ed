import { isFulfilled, isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { type ApiError } from '@touchline/api-client';

/** A call to the API that came to its end. */
export interface EndedCall {
  endpoint: string;
  type: 'query' | 'mutation';
  args: unknown;
  /** What was answered, when it was not refused. */
  answer?: unknown;
  error?: ApiError;
}

interface CallMeta {
  arg?: { endpointName?: string; type?: EndedCall['type']; originalArgs?: unknown };
}

/** Tells of every call that ended, after the store took it in. */
export const whenCallEnds =
  (tell: (call: EndedCall) => void): Middleware =>
  () =>
  (next) =>
  (action) => {
    const result = next(action);
    const call = endedCall(action);
    if (call) tell(call);
    return result;
  };

function endedCall(action: unknown): EndedCall | null {
  if (!isFulfilled(action) && !isRejectedWithValue(action)) return null;
  const { endpointName, type, originalArgs } = (action.meta as CallMeta).arg ?? {};
  if (!endpointName || !type) return null;
  const call = { endpoint: endpointName, type, args: originalArgs };
  return isFulfilled(action) ? { ...call, answer: action.payload } : { ...call, error: action.payload as ApiError };
}
