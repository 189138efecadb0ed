import { configureStore, type Middleware, type ReducersMapObject } from '@reduxjs/toolkit';
import { clubApi, type StoreExtra, tagsChangedBy } from '@touchline/api-client';
import { type ShellServices } from '../contract/club-app.ts';
import { type EndedCall, whenCallEnds } from './ended-call.ts';
import { createLogger } from './logger.ts';
import { mutationToasts, type MutationToasts, toastOf } from './mutation-toasts.ts';
import { refetchOld } from './refetch-old.ts';

export interface StoreOptions<Own extends object = object> {
  /** The reducers of the application's own slices, by name. */
  slices?: ReducersMapObject<Own>;
  /** What people read after a change, where it differs from the common table. */
  toasts?: MutationToasts;
  /** Looks at the state after every action, before anybody else hears of it. Subscribers may look a frame later. */
  watch?: () => void;
}

type ApiState = { [clubApi.reducerPath]: ReturnType<typeof clubApi.reducer> };

export type AppStore = ReturnType<typeof createAppStore<object>>;

const log = createLogger('api');

/** The store of an application: its cache of the API and its slices. It hears what others change and tells them the same. */
export function createAppStore<Own extends object>(
  { transport, changes, notify }: Pick<ShellServices, 'transport' | 'changes' | 'notify'>,
  { slices, toasts = mutationToasts, watch }: StoreOptions<Own> = {},
) {
  const tellOthers = changes.join({
    changed: (tags) => void store.dispatch(clubApi.util.invalidateTags([...tags])),
    returned: () => refetchOld(store),
  });

  const ended = (call: EndedCall) => {
    if (call.error && !isAnswerToGuest(call)) log.error(call.error.message, call.error);
    if (call.type === 'mutation' && !call.error) tellOthers(tagsChangedBy(call.endpoint));
    if (call.error?.status === 401 && !isAnswerToGuest(call)) tellOthers(['auth']);
    const toast = toastOf(toasts, call);
    if (toast) notify(toast);
  };

  const store = configureStore({
    reducer: { [clubApi.reducerPath]: clubApi.reducer, ...slices } as ReducersMapObject<ApiState & Own>,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { transport } satisfies StoreExtra } }).concat(
        clubApi.middleware,
        whenCallEnds(ended),
        afterEveryAction(watch),
      ),
  });
  return store;
}

const afterEveryAction =
  (look?: () => void): Middleware =>
  () =>
  (next) =>
  (action) => {
    const result = next(action);
    look?.();
    return result;
  };

/** Whoever asks who they are, signs in or out may be answered 401; anywhere else it means that the session is over. */
const isAnswerToGuest = ({ endpoint, error }: EndedCall) =>
  error?.status === 401 && ['getMe', 'login', 'logout'].includes(endpoint);
