import { paths } from '@touchline/app-core';

/** The sign-in page, of which most visits need nothing. */
export const authPage = { path: paths.auth, load: () => import('./auth.page.tsx') };
