import { getClub, getMe, logout, type Transport } from '@touchline/api-client';
import { accountToasts, type ChangeFeed, createAppStore, isMemberPath, type Toast } from '@touchline/app-core';
import { forgetUser, isLeaving, isSessionRemembered, rememberLeaving, rememberSession } from './browser-memory.ts';
import { isSignOutPath } from './destination.ts';
import { selectSession, sessionSlice, type SessionState } from './session.slice.ts';
import { notified, toastSlice, withdrawn } from '../toasts/toast.slice.ts';

export type ShellStore = ReturnType<typeof createShellStore>;
export type ShellDispatch = ShellStore['dispatch'];

const again = { subscribe: false, forceRefetch: true };

/** The shell's store: the club, the session and the toasts. Keeps club and session up to date. */
export function createShellStore(transport: Transport, changes: ChangeFeed, address: string) {
  const notify = (toast: Toast) => void store.dispatch(notified(toast));
  const withdraw = (toast: Toast) => store.dispatch(withdrawn(toast));
  const followSession = () => {
    const last = current;
    current = store.getState().session;
    if (current.status === last.status) return;
    // Before other tabs are notified, because they read this browser's memory.
    onSessionChange(current, notify);
    if (current.status === 'member') watchSession();
    else if (last.status === 'member') stopWatching();
  };
  const slices = { session: sessionSlice.reducer, toast: toastSlice.reducer };
  const store = createAppStore(
    { transport, changes, notify, withdraw },
    { slices, toasts: accountToasts, afterAction: followSession },
  );
  let current = store.getState().session;

  // The subscription refetches getMe when needed; without a session there is none, because the server would reject the request.
  let subscription: { unsubscribe: () => void } | null = null;
  const watchSession = () => {
    subscription ??= store.dispatch(getMe.initiate());
  };
  const stopWatching = () => {
    subscription?.unsubscribe();
    subscription = null;
  };
  const watchIfRemembered = () => {
    if (isSessionRemembered()) watchSession();
  };
  // A page restored from the back/forward cache has missed a sign-out in the meantime.
  const checkIfForgotten = () => {
    if (current.status === 'member' && !isSessionRemembered()) void store.dispatch(getMe.initiate(undefined, again));
  };
  changes.join({
    changed: watchIfRemembered,
    returned: () => {
      watchIfRemembered();
      checkIfForgotten();
    },
  });

  void store.dispatch(getClub.initiate());
  const enterAsGuest = () => void store.dispatch(sessionSlice.actions.enteredAsGuest());
  // The cookie may outlive the browser's memory of it, so a member page asks for the session anyway.
  if (isLeaving()) void endLeftSession(transport).then(enterAsGuest);
  // Not while signing out, because the response would interfere.
  else if (!isSignOutPath(address) && (isSessionRemembered() || isMemberPath(address))) watchSession();
  else enterAsGuest();
  return store;
}

/** Updates the browser's memory when the session changes, and tells the user when it has expired. */
function onSessionChange(now: SessionState, notify: (toast: Toast) => void): void {
  if (now.status === 'member') rememberSession();
  if (now.status === 'left' || now.status === 'abandoned') forgetUser();
  if (now.status === 'abandoned') rememberLeaving();
  // Forgotten or leaving means that the user is signing out in another tab.
  if (now.status === 'expired' && isSessionRemembered() && !isLeaving()) {
    forgetUser();
    notify({ title: 'Session expired', text: 'Please log in again', tone: 'danger' });
  }
}

/**
 * Signs out on the server and then here, even if the server does not respond. Remembered beforehand, because other tabs may
 * lose the session, or the user may leave the page, before the response arrives.
 */
export async function signOut(dispatch: ShellDispatch): Promise<void> {
  rememberLeaving();
  dispatch(notified({ title: 'Logging out...' }));
  await dispatch(logout.initiate());
}

/** Repeats a sign-out that the server missed, because the cookie would let the next person in. */
async function endLeftSession(transport: Transport): Promise<void> {
  const { status } = await transport({ method: 'POST', path: '/api/auth/logout' }).catch(() => ({ status: 0 }));
  if (status >= 200 && status < 300) forgetUser();
}

/** Requests the club again, and the session unless the user is a known guest. */
export const askAgain = (dispatch: ShellDispatch): Promise<unknown> =>
  dispatch((_, getState) =>
    Promise.all([
      dispatch(getClub.initiate(undefined, again)),
      selectSession(getState()).status !== 'guest' && dispatch(getMe.initiate(undefined, again)),
    ]),
  );
