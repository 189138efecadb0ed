import { type Toast } from '@touchline/app-core';
import {
  forgetEverything,
  isLeaving,
  isSessionRemembered,
  rememberLeaving,
  rememberSession,
} from './browser-memory.ts';
import { type SessionState } from './session.slice.ts';

/** Updates the browser's memory when the session changes, and tells the user when it has expired. */
export function onSessionChange(now: SessionState, notify: (toast: Toast) => void): void {
  if (now.status === 'member') rememberSession();
  if (now.status === 'left' || now.status === 'abandoned') forgetEverything();
  if (now.status === 'abandoned') rememberLeaving();
  // Forgotten or leaving means that the user is signing out in another tab.
  if (now.status === 'expired' && isSessionRemembered() && !isLeaving()) {
    forgetEverything();
    notify({ title: 'Session expired', text: 'Please log in again', tone: 'danger' });
  }
}
