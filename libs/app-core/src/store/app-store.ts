import { configureStore, type ThunkAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query/react';
import {
  type ApiError,
  type ApiState,
  clubApi,
  isMutation,
  isQuery,
  type StoreExtra,
  tagsInvalidatedBy,
} from '@touchline/api-client';
import { messages } from '@touchline/domain';
import { type Middleware, type ReducersMapObject, type UnknownAction } from 'redux';
import { type ShellServices, type Toast } from '../contract/club-app.ts';
import { createLogger } from './logger.ts';
import { toastFor } from './mutation-toasts.ts';
import { type ToastTable } from './toasts/toast-table.ts';
import { onForgottenCall, onSettledCall, type SettledCall } from './settled-call.ts';

export interface StoreOptions<Own extends object = object> {
  /** The reducers of the app's own slices, by name. */
  slices?: ReducersMapObject<Own>;
  /** The toasts after the calls of this app. */
  toasts: ToastTable;
  /** Runs after every action, before the change feed and the subscribers, which may be notified a frame later. */
  afterAction?: () => void;
}

export type AppStore = ReturnType<typeof createAppStore<object>>;

const log = createLogger('api');

/** The store of an app: the API cache and the app's slices, kept in step with other stores through the change feed. */
export function createAppStore<Own extends object>(
  { transport, changes, notify, withdraw }: Pick<ShellServices, 'transport' | 'changes' | 'notify' | 'withdraw'>,
  { slices, toasts, afterAction }: StoreOptions<Own>,
) {
  const announce = changes.join({
    changed: (tags) => void store.dispatch(clubApi.util.invalidateTags([...tags])),
    returned: () => store.dispatch(refetchStale()),
    shownSince: () => newestData(store.getState()),
  });

  const onSettled = (call: SettledCall, requestId: string) => {
    const { endpoint, error } = call;
    if (!error && isMutation(endpoint)) announce(tagsInvalidatedBy(endpoint));
    if (error && !isExpected401(call)) {
      log.error(logText(endpoint, error), error);
      // The session has expired, or the club has begun to require a second factor.
      if (error.status === 401 || error.message === messages.secondFactorRequired) announce(['auth']);
    }
    const toast = toastFor(toasts, call);
    if (toast) notify(toast);
    else if (!error && isMutation(endpoint)) withdrawFailure();
    if (toast?.tone === 'danger') failure = { toast, requestId };
  };

  // The last failure of a request whose form or page is still open.
  let failure: { toast: Toast; requestId: string } | null = null;
  const withdrawFailure = () => {
    if (failure) withdraw?.(failure.toast);
    failure = null;
  };
  const onForgotten = (requestId: string) => {
    if (failure?.requestId === requestId) withdrawFailure();
  };

  const store = configureStore({
    reducer: { [clubApi.reducerPath]: clubApi.reducer, ...slices } as ReducersMapObject<ApiState & Own>,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { transport } satisfies StoreExtra } }).concat(
        clubApi.middleware,
        onSettledCall(onSettled),
        onForgottenCall(onForgotten),
        runAfterAction(afterAction),
      ),
  });
  return store;
}

const runAfterAction =
  (callback?: () => void): Middleware =>
  () =>
  (next) =>
  (action) => {
    const result = next(action);
    callback?.();
    return result;
  };

/** What the log says of a failure; people read the server's sentence in a toast. */
function logText(endpoint: SettledCall['endpoint'], { status, message, responseBody }: ApiError): string {
  if (endpoint !== 'updateEvent') return message;
  const body = typeof responseBody === 'string' ? responseBody : JSON.stringify(responseBody);
  return `Update failed: ${status} ${body}`;
}

/** getMe, login and logout may return 401; from any other endpoint it means that the session has expired. */
const isExpected401 = ({ endpoint, error }: SettledCall) =>
  error?.status === 401 && ['getMe', 'login', 'logout'].includes(endpoint);

const staleAfterMs = 60_000;

/** Refetches active queries that failed or are over a minute old; drops stale inactive ones. */
const refetchStale = (): ThunkAction<void, ApiState, unknown, UnknownAction> => (dispatch, getState) => {
  for (const query of clubApi.util.selectAllQueryEntries(getState())) {
    const isFresh = Date.now() - (query.fulfilledTimeStamp ?? 0) < staleAfterMs;
    if (query.status === QueryStatus.pending || (isFresh && query.status !== QueryStatus.rejected)) continue;
    const { queryCacheKey, endpointName, originalArgs } = query;
    if (!isActive(getState(), queryCacheKey)) dispatch(clubApi.internalActions.removeQueryResult({ queryCacheKey }));
    else if (isQuery(endpointName)) dispatch(clubApi.util.prefetch(endpointName, originalArgs, { force: true }));
  }
};

/** When the newest data of an active query were loaded. */
function newestData(state: ApiState): number | undefined {
  const times = clubApi.util
    .selectAllQueryEntries(state)
    .filter(({ queryCacheKey }) => isActive(state, queryCacheKey))
    .flatMap(({ fulfilledTimeStamp }) => fulfilledTimeStamp ?? []);
  return times.length > 0 ? Math.max(...times) : undefined;
}

const isActive = (state: ApiState, cacheKey: keyof ApiState['api']['subscriptions']): boolean =>
  Object.keys(state[clubApi.reducerPath].subscriptions[cacheKey] ?? {}).length > 0;
