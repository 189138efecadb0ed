import { clubApi, type Transport } from '@touchline/api-client';
import { type ChangeFeed, createAppStore, isMemberPath, type Toast } from '@touchline/app-core';
import { isSessionRemembered } from './session/browser-memory.ts';
import { whenSessionChanges } from './session/keep-session.ts';
import { selectSession, sessionSlice } from './session/session.slice.ts';
import { notified, toastSlice } from './toasts/toast.slice.ts';

export type ShellStore = ReturnType<typeof createShellStore>;
export type ShellDispatch = ShellStore['dispatch'];

const { getClub, getMe, logout } = clubApi.endpoints;

/** The shell's store in a browser that opens an address: the club, the session and the toasts. It keeps the first two fresh. */
export function createShellStore(transport: Transport, changes: ChangeFeed, address: string) {
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
    if (before.status === 'member') askWho();
  });

  // From then on it is asked again whenever the answer may have changed.
  const askWho = () => {
    if (getMe.select()(store.getState()).isUninitialized) void store.dispatch(getMe.initiate());
  };
  const askIfRemembered = () => {
    if (isSessionRemembered()) askWho();
  };
  changes.join({ changed: askIfRemembered, returned: askIfRemembered });

  void store.dispatch(getClub.initiate());
  // A cookie may outlive the memory of it, so that who wants a member's page is asked for anyway.
  if (isSessionRemembered() || isMemberPath(address)) askWho();
  else store.dispatch(sessionSlice.actions.cameAsGuest());
  return store;
}

/** Signs out: first on the server, then here, also when the server does not answer. */
export async function signOut(dispatch: ShellDispatch): Promise<void> {
  dispatch(notified({ title: 'Logging out...' }));
  await dispatch(logout.initiate());
}

const again = { subscribe: false, forceRefetch: true };

/** Asks the server once more for the club, and for who is signed in unless that is known. */
export const askAgain = (dispatch: ShellDispatch): Promise<unknown> =>
  dispatch((_, getState) =>
    Promise.all([
      dispatch(getClub.initiate(undefined, again)),
      selectSession(getState()).status !== 'guest' && dispatch(getMe.initiate(undefined, again)),
    ]),
  );
