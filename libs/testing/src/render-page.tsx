import './quiet.ts';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  appRoot,
  type AppRoute,
  type ClubApp,
  openChangeFeed,
  type ShellServices,
  type Toast as ToastMessage,
} from '@touchline/app-core';
import { MemoryRouter, Route, Routes } from '@touchline/router';
import { Spinner, ThemeRoot } from '@touchline/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { club } from './club.ts';
import { accountOf, type Person } from './people.ts';
import { transportOf } from './server.ts';
import { type Place, Shell } from './shell.tsx';

export interface PageOptions {
  /** Who is signed in; the sample club's parent unless told. */
  as?: Person;
  /** The address that is open. */
  at?: string;
  /** For a page that reads its address: `paths.team`. */
  path?: string;
}

let openFeeds: (() => void)[] = [];

globalThis.afterEach?.(() => {
  openFeeds.forEach((close) => close());
  openFeeds = [];
  // What the shell clears when somebody signs out.
  localStorage.clear();
  sessionStorage.clear();
});

/** Shows a page, or an application at an address, to somebody who is signed in. */
export function renderPage(page: ReactElement | ClubApp, { as = 'parent', at = '/', path = '*' }: PageOptions = {}) {
  const place: Place = { current: at, go: () => undefined };
  const toasts: ToastMessage[] = [];
  const changes = openChangeFeed();
  openFeeds.push(changes.close);
  const transport = transportOf(as);
  const shell: Omit<ShellServices, 'notify'> = {
    session: accountOf(as),
    club: club().club,
    transport,
    changes,
    async signOut() {
      await transport({ method: 'POST', path: '/api/auth/logout' });
      place.go('/auth');
    },
  };
  const { Root, routes } = 'routes' in page ? appOf(page) : { Root: appRoot(), routes: [{ path, element: page }] };

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
    /** Types and clicks as a person does. */
    user: userEvent.setup(),
    /** Everything that was told in toasts, the newest last. */
    toasts,
    /** The address that is open now. */
    where: () => place.current,
    /** Opens another address, as a link of the frame does. */
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
