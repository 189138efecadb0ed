import { clubApi, type Transport } from '@touchline/api-client';
import { type ChangeFeed, createAppStore, isMemberPath, type Toast } from '@touchline/app-core';
import { forgetEverything, isLeaving, isSessionRemembered, rememberLeaving } from './session/browser-memory.ts';
import { isSignOutPath } from './session/destination.ts';
import { whenSessionChanges } from './session/keep-session.ts';
import { selectSession, sessionSlice } from './session/session.slice.ts';
import { notified, toastSlice } from './toasts/toast.slice.ts';

export type ShellStore = ReturnType<typeof createShellStore>;
export type ShellDispatch = ShellStore['dispatch'];

const { getClub, getMe, logout } = clubApi.endpoints;
const again = { subscribe: false, forceRefetch: true };

/** The shell's store in a browser that opens an address: the club, the session and the toasts. It keeps the first two fresh. */
export function createShellStore(transport: Transport, changes: ChangeFeed, address: string) {
  const notify = (toast: Toast) => void store.dispatch(notified(toast));
  const followSession = () => {
    const last = current;
    current = store.getState().session;
    if (current.status === last.status) return;
    // Before other tabs hear of it: what they remember of the session is this browser's memory.
    whenSessionChanges(current, notify);
    if (current.status === 'member') askWho();
    else if (last.status === 'member') stopAsking();
  };
  const slices = { session: sessionSlice.reducer, toast: toastSlice.reducer };
  const store = createAppStore({ transport, changes, notify }, { slices, afterAction: followSession });
  let current = store.getState().session;

  // Asked again whenever the answer may have changed, but not of nobody: that would be refused.
  let asking: { unsubscribe: () => void } | null = null;
  const askWho = () => {
    asking ??= store.dispatch(getMe.initiate());
  };
  const stopAsking = () => {
    asking?.unsubscribe();
    asking = null;
  };
  const askIfRemembered = () => {
    if (isSessionRemembered()) askWho();
  };
  // A page that the browser kept, and shows again on Back, has not heard that somebody signed out meanwhile.
  const askIfForgotten = () => {
    if (current.status === 'member' && !isSessionRemembered()) void store.dispatch(getMe.initiate(undefined, again));
  };
  changes.join({
    changed: askIfRemembered,
    returned: () => {
      askIfRemembered();
      askIfForgotten();
    },
  });

  void store.dispatch(getClub.initiate());
  const comeAsGuest = () => void store.dispatch(sessionSlice.actions.cameAsGuest());
  // A cookie may outlive the memory of it, so that who wants a member's page is asked for anyway.
  if (isLeaving()) void endLeftSession(transport).then(comeAsGuest);
  // Who signs out is not asked for: the answer would come between.
  else if (!isSignOutPath(address) && (isSessionRemembered() || isMemberPath(address))) askWho();
  else comeAsGuest();
  return store;
}

/**
 * Signs out: first on the server, then here, also when the server does not answer. Noted before: other tabs may be refused
 * before the answer is here, and the page may be left before.
 */
export async function signOut(dispatch: ShellDispatch): Promise<void> {
  rememberLeaving();
  dispatch(notified({ title: 'Logging out...' }));
  await dispatch(logout.initiate());
}

/** Tells the server of somebody who signed out while it did not answer, or the cookie would let the next person in. */
async function endLeftSession(transport: Transport): Promise<void> {
  const { status } = await transport({ method: 'POST', path: '/api/auth/logout' }).catch(() => ({ status: 0 }));
  if (status >= 200 && status < 300) forgetEverything();
}

/** Asks the server once more for the club, and for who is signed in unless that is known. */
export const askAgain = (dispatch: ShellDispatch): Promise<unknown> =>
  dispatch((_, getState) =>
    Promise.all([
      dispatch(getClub.initiate(undefined, again)),
      selectSession(getState()).status !== 'guest' && dispatch(getMe.initiate(undefined, again)),
    ]),
  );
