import { type Club } from '@touchline/api-client';
import { demoPrefix, isDemoPage } from '../transport/demo-mode.ts';

// The demo has keys of its own, so that it does not affect a real session and vice versa.
const prefix = isDemoPage ? `${demoPrefix}.browser.` : 'touchline.';
const sessionKey = `${prefix}session`;
const clubKey = `${prefix}club`;
const leavingKey = `${prefix}leaving`;
/** What the admin app keeps of the mapping of columns. */
const importColumnsKey = 'touchline.importColumns';
const kept = [clubKey, importColumnsKey];

/** Returns `otherwise` where storage is disabled. */
function attempt<Result>(use: () => Result, otherwise: Result): Result {
  try {
    return use();
  } catch {
    return otherwise;
  }
}

/** True if this browser has had a session that was not ended. */
export const isSessionRemembered = (): boolean => attempt(() => localStorage.getItem(sessionKey) !== null, false);

export const rememberSession = (): void =>
  attempt(() => {
    localStorage.setItem(sessionKey, 'yes');
    localStorage.removeItem(leavingKey);
  }, undefined);

/** True if a user signed out here and the server has not confirmed it yet. */
export const isLeaving = (): boolean => attempt(() => localStorage.getItem(leavingKey) !== null, false);

export const rememberLeaving = (): void => attempt(() => localStorage.setItem(leavingKey, 'yes'), undefined);

/** What start screens show of the club before the server responds. */
type RememberedClub = Pick<Club, 'name' | 'crestUrl' | 'colour' | 'offersDemo'>;

export const rememberClub = ({ name, crestUrl, colour, offersDemo }: RememberedClub): void =>
  attempt(() => localStorage.setItem(clubKey, JSON.stringify({ name, crestUrl, colour, offersDemo })), undefined);

/** The club of the last visit. */
export const rememberedClub = (): Partial<RememberedClub> =>
  attempt(() => JSON.parse(localStorage.getItem(clubKey) ?? '{}') as Partial<RememberedClub>, {});

/**
 * Clears Touchline's keys in browser storage, except those of the demo, the club, which the server shows to everybody, and the columns of
 * imported files, which name no person.
 */
export const forgetUser = (): void => attempt(() => [localStorage, sessionStorage].forEach(clearOwn), undefined);

function clearOwn(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  const own = keys.filter(
    (key) => key.startsWith(prefix) && !kept.includes(key) && (isDemoPage || !key.startsWith(demoPrefix)),
  );
  own.forEach((key) => storage.removeItem(key));
}
