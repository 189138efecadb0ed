import { type Toast } from '@touchline/app-core';
import {
  forgetEverything,
  isLeaving,
  isSessionRemembered,
  rememberLeaving,
  rememberSession,
} from './browser-memory.ts';
import { type SessionState } from './session.slice.ts';

/** Keeps the browser's memory in step with the session, and tells people whose session ended by itself. */
export function whenSessionChanges(now: SessionState, notify: (toast: Toast) => void): void {
  if (now.status === 'member') rememberSession();
  if (now.status === 'left' || now.status === 'abandoned') forgetEverything();
  if (now.status === 'abandoned') rememberLeaving();
  // No memory any more, or leaving: the person signs out in another tab.
  if (now.status === 'expired' && isSessionRemembered() && !isLeaving()) {
    forgetEverything();
    notify({ title: 'Session expired', text: 'Please log in again', tone: 'danger' });
  }
}
