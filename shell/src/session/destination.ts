import { isMemberPath, paths } from '@touchline/app-core';

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** Does the address sign out? Any with `/logout` does. */
export const isSignOutPath = (pathname: string): boolean => pathname.includes('/logout');

/** Where to sign in, remembering where the person wanted to go. */
export const signInPath = ({ pathname, search, hash }: Place): string =>
  `${paths.auth}?next=${encodeURIComponent(pathname + search + hash)}`;

/**
 * Where to go after signing in: where the person wanted to, which is only ever a page of ours, or the dashboard. Who has just
 * registered begins at the dashboard.
 */
export function afterSignIn(search: string, here: string = window.location.origin): string {
  const params = new URLSearchParams(search);
  const wanted = params.get('next');
  if (!wanted || params.get('tab') === 'register' || !URL.canParse(wanted, here)) return paths.dashboard;
  const { origin, pathname, search: query, hash } = new URL(wanted, here);
  return origin === here && isMemberPath(pathname) ? pathname + query + hash : paths.dashboard;
}
