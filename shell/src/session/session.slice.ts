import { createSlice } from '@reduxjs/toolkit';
import { getMe, login, logout, register, type SessionUser } from '@touchline/api-client';
import { isSessionRemembered } from './browser-memory.ts';

/**
 * `asking` until the server responds, `unreachable` if it does not. Without a session: `guest` had none, `expired` had one, `left`
 * signed out, `abandoned` signed out but the server did not confirm it.
 */
type SessionStatus = 'asking' | 'unreachable' | 'guest' | 'expired' | 'left' | 'abandoned' | 'member';

export interface SessionState {
  status: SessionStatus;
  user: SessionUser | null;
  /** This browser has had a session that was not ended. */
  remembered: boolean;
}

const initialState = (): SessionState => ({ status: 'asking', user: null, remembered: isSessionRemembered() });

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** Nothing suggests that a user is signed in. */
    enteredAsGuest: (state) => leave(state, 'guest'),
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(getMe.matchFulfilled, (state, { payload }) => {
        if (state.status !== 'abandoned') enter(state, payload);
      })
      .addMatcher(login.matchFulfilled, (state, { payload }) => enter(state, payload))
      .addMatcher(register.matchFulfilled, (state, { payload }) => enter(state, payload))
      .addMatcher(logout.matchFulfilled, (state) => leave(state, 'left'))
      .addMatcher(logout.matchRejected, (state) => leave(state, 'abandoned'))
      .addMatcher(getMe.matchRejected, (state, { payload, meta }) => {
        if (meta.condition) return;
        if (payload?.status === 401) lose(state);
        else if (state.status === 'asking') state.status = 'unreachable';
      });
  },
});

function enter(state: SessionState, user: SessionUser): void {
  // A response without an id is not ours; it may come from a captive portal.
  if (!user.id) return;
  Object.assign(state, { status: 'member', user, remembered: true } satisfies SessionState);
}

function leave(state: SessionState, status: SessionStatus): void {
  Object.assign(state, { status, user: null, remembered: false } satisfies SessionState);
}

function lose(state: SessionState): void {
  if (state.remembered) leave(state, 'expired');
  else if (state.status === 'asking' || state.status === 'unreachable') leave(state, 'guest');
}

export const selectSession = (state: { session: SessionState }): SessionState => state.session;
