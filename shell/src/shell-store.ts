import { clubApi, type Transport } from '@touchline/api-client';
import { type ChangeFeed, createAppStore, type Toast } from '@touchline/app-core';
import { whenSessionChanges } from './session/keep-session.ts';
import { sessionSlice } from './session/session.slice.ts';
import { notified, toastSlice } from './toasts/toast.slice.ts';

export type ShellStore = ReturnType<typeof createShellStore>;
export type ShellDispatch = ShellStore['dispatch'];

/** The shell's store: the club, the session and the toast. It asks for the first two at once and keeps them fresh. */
export function createShellStore(transport: Transport, changes: ChangeFeed) {
  const notify = (toast: Toast) => void store.dispatch(notified(toast));
  const store = createAppStore(
    { transport, changes, notify },
    { slices: { session: sessionSlice.reducer, toast: toastSlice.reducer } },
  );

  let before = store.getState().session;
  store.subscribe(() => {
    const last = before;
    before = store.getState().session;
    whenSessionChanges(last, before, notify);
  });
  void store.dispatch(clubApi.endpoints.getClub.initiate());
  void store.dispatch(clubApi.endpoints.getMe.initiate());
  return store;
}

/** Signs out: first on the server, then here, also when the server does not answer. */
export async function signOut(dispatch: ShellDispatch): Promise<void> {
  dispatch(notified({ title: 'Logging out...' }));
  await dispatch(clubApi.endpoints.logout.initiate());
}

/** Asks the server once more for the club and for who is signed in. */
export const askAgain = (dispatch: ShellDispatch): Promise<unknown> =>
  Promise.all([
    dispatch(clubApi.endpoints.getClub.initiate(undefined, { subscribe: false, forceRefetch: true })),
    dispatch(clubApi.endpoints.getMe.initiate(undefined, { subscribe: false, forceRefetch: true })),
  ]);
