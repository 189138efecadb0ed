import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  appRoot,
  type AppRoute,
  type ClubApp,
  mutationToasts,
  openChangeFeed,
  type ShellServices,
  staffToasts,
  type Toast as ToastMessage,
} from '@touchline/app-core';
import { MemoryRouter, Route, Routes } from '@touchline/router';
import { Spinner, ThemeRoot } from '@touchline/ui';
import { axe } from 'jest-axe';
import { type ReactElement, useEffect, useState } from 'react';
import { club } from './club.ts';
import { accountOf, type Person } from './people.ts';
import { transportOf } from './server.ts';
import { type Place, Shell } from './shell.tsx';

// Messages that say nothing about the page under test.
const noise = [
  // app-core logs rejected requests, and tests make many on purpose.
  /ERROR \[api\]/,
  // Radix announces a toast by a timer, perhaps a second after the test has ended.
  /ToastAnnounce inside a test was not wrapped in act/,
];

/* eslint-disable no-console -- filters what React and our code write */
const write = console.error;
console.error = (...words: unknown[]) => {
  const [first, ...rest] = words.map(String);
  const line = rest.reduce((text, word) => text.replace('%s', word), first ?? '');
  if (!noise.some((pattern) => pattern.test(line))) write(...words);
};
/* eslint-enable no-console */

export interface PageOptions {
  /** The signed-in user; by default the sample club's parent. */
  as?: Person;
  /** The page's address. */
  at?: string;
  /** The route of a page that reads parameters from its address, such as `paths.team`. */
  path?: string;
}

/** Of a page on its own, which may belong to either app. */
const pageRoot = appRoot({ toasts: { ...staffToasts, ...mutationToasts } });

let openFeeds: (() => void)[] = [];

globalThis.afterEach?.(() => {
  openFeeds.forEach((close) => close());
  openFeeds = [];
  // As the shell does on sign-out.
  localStorage.clear();
  sessionStorage.clear();
});

/** Renders a page, or an app at an address, for a signed-in user. */
export function renderPage(page: ReactElement | ClubApp, { as = 'parent', at = '/', path = '*' }: PageOptions = {}) {
  const place: Place = { current: at, go: () => undefined };
  const toasts: ToastMessage[] = [];
  const changes = openChangeFeed();
  openFeeds.push(changes.close);
  const transport = transportOf(as);
  const shell: Omit<ShellServices, 'notify' | 'withdraw'> = {
    session: accountOf(as),
    club: club().club,
    transport,
    changes,
    async signOut() {
      await transport({ method: 'POST', path: '/api/auth/logout' });
      place.go('/auth');
    },
  };
  const { Root, routes } = 'routes' in page ? appOf(page) : { Root: pageRoot, routes: [{ path, element: page }] };

  const view = render(
    <ThemeRoot>
      <MemoryRouter initialEntries={[at]}>
        <Shell services={shell} Root={Root} place={place} toasts={toasts}>
          <Routes>
            {routes.map((route) => (
              <Route key={route.path} {...route} />
            ))}
            <Route path="*" element={null} />
          </Routes>
        </Shell>
      </MemoryRouter>
    </ThemeRoot>,
  );

  return {
    ...view,
    user: userEvent.setup(),
    /** All toasts so far, the newest last. */
    toasts,
    /** The current address. */
    where: () => place.current,
    /** Navigates, as a link of the frame does. */
    go: (path: string) => act(() => place.go(path)),
  };
}

function appOf({ Root, routes }: ClubApp) {
  return { Root, routes: routes.map(({ path, load }) => ({ path, element: <Loaded load={load} /> })) };
}

/** Loads a page as the shell does: without Suspense, which would keep its fallback for 300 ms in every test. */
function Loaded({ load }: Pick<AppRoute, 'load'>) {
  const [page, setPage] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  useEffect(() => void load().then(setPage), [load]);
  return page ? <page.default /> : <Spinner />;
}

/** Checks the whole page with axe: `await expectNoBarriers()`. */
export const expectNoBarriers = async (): Promise<void> => expect(await axe(document.body)).toHaveNoViolations();
