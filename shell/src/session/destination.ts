import { isMemberPath, paths } from '@touchline/app-core';
import { matchPath } from '@touchline/router';

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

export const signOutPath = '/logout';

/** Every address that contains `/logout` signs out. */
export const isSignOutPath = (pathname: string): boolean => pathname.includes(signOutPath);

/** The sign-in page, with the requested page as `next`. */
export const signInPath = (place: Place): string => paths.auth + nextOf(place);

/** The page on which a user sets up a second factor before anything else, with the requested page as `next`. */
export const setUpPath = (place: Place): string => paths.twoStep + nextOf(place);

/** Whether a second factor is set up here before anything else. It stays so until the user continues to `next`. */
export const isSetUpPlace = ({ pathname, search }: Omit<Place, 'hash'>): boolean =>
  matchPath(paths.twoStep, pathname) !== null && new URLSearchParams(search).has('next');

const nextOf = ({ pathname, search, hash }: Place) => `?next=${encodeURIComponent(pathname + search + hash)}`;

/**
 * The page after signing in: `next` if it is one of our pages, otherwise, and after registering, the dashboard. A link of a mail comes
 * first in any case, because it is why the user signs in or registers.
 */
export function afterSignIn(search: string, here: string = window.location.origin): string {
  const params = new URLSearchParams(search);
  const wanted = params.get('next');
  if (!wanted || !URL.canParse(wanted, here)) return paths.dashboard;
  const { origin, pathname, search: query, hash } = new URL(wanted, here);
  const isWanted =
    matchPath(paths.invitation, pathname) ??
    matchPath(paths.verifyEmail, pathname) ??
    (params.get('tab') !== 'register' && isMemberPath(pathname));
  return origin === here && isWanted ? pathname + query + hash : paths.dashboard;
}
