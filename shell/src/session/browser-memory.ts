import { demoPrefix, isDemoPage } from '../demo/demo-mode.ts';

// What the demo remembers is its own: a real session outlives a look round, and the other way about.
const prefix = isDemoPage ? `${demoPrefix}.browser.` : 'touchline.';
const sessionKey = `${prefix}session`;
const leavingKey = `${prefix}leaving`;

/** Storage may be switched off; then nothing is remembered. */
function attempt<Result>(use: () => Result, otherwise: Result): Result {
  try {
    return use();
  } catch {
    return otherwise;
  }
}

/** Has this browser held a session that nobody ended? */
export const isSessionRemembered = (): boolean => attempt(() => localStorage.getItem(sessionKey) !== null, false);

export const rememberSession = (): void =>
  attempt(() => {
    localStorage.setItem(sessionKey, 'yes');
    localStorage.removeItem(leavingKey);
  }, undefined);

/** Has somebody signed out here, and the server has not confirmed it? */
export const isLeaving = (): boolean => attempt(() => localStorage.getItem(leavingKey) !== null, false);

export const rememberLeaving = (): void => attempt(() => localStorage.setItem(leavingKey, 'yes'), undefined);

/** The newest announcement that this person has seen in this browser, by its instant. */
export const lastLook = (userId: number): string | null =>
  attempt(() => localStorage.getItem(`${prefix}looked.${userId}`), null);

export const rememberLook = (userId: number, instant: string): void =>
  attempt(() => localStorage.setItem(`${prefix}looked.${userId}`, instant), undefined);

/** Clears what this product keeps in the browser, and nothing of others, nor the demo's club. */
export const forgetEverything = (): void => attempt(() => [localStorage, sessionStorage].forEach(clearOwn), undefined);

function clearOwn(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  const own = keys.filter((key) => key.startsWith(prefix) && (isDemoPage || !key.startsWith(demoPrefix)));
  own.forEach((key) => storage.removeItem(key));
}
