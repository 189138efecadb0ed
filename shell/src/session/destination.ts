import { isMemberPath, paths } from '@touchline/app-core';

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** Every address that contains `/logout` signs out. */
export const isSignOutPath = (pathname: string): boolean => pathname.includes('/logout');

/** The sign-in page, with the requested page as `next`. */
export const signInPath = ({ pathname, search, hash }: Place): string =>
  `${paths.auth}?next=${encodeURIComponent(pathname + search + hash)}`;

/** The page after signing in: `next` if it is one of our pages, otherwise, and after registering, the dashboard. */
export function afterSignIn(search: string, here: string = window.location.origin): string {
  const params = new URLSearchParams(search);
  const wanted = params.get('next');
  if (!wanted || params.get('tab') === 'register' || !URL.canParse(wanted, here)) return paths.dashboard;
  const { origin, pathname, search: query, hash } = new URL(wanted, here);
  return origin === here && isMemberPath(pathname) ? pathname + query + hash : paths.dashboard;
}
