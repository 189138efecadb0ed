import { type AppName, type AppRoute, navigation, ownerOf, paths, type ShellServices } from '@touchline/app-core';
import { can } from '@touchline/domain';
import { matchPath, Navigate, Route, Routes, useLocation } from '@touchline/router';
import { useMemo } from 'react';
import { LazyPage } from '../loading/lazy-page.tsx';
import { LoadBoundary } from '../loading/load-boundary.tsx';
import { PageComing } from '../loading/load-faces.tsx';
import { useLoaded } from '../loading/use-loaded.ts';
import { AccessDenied } from '../pages/access-denied.tsx';
import { FramedNotFoundPage } from '../pages/not-found.page.tsx';
import { apps, forgetApp, loadPart } from './load-app.ts';

/** The page of the address, from the application that answers for it. */
export function AppPages({ shell }: { shell: ShellServices }) {
  const { pathname } = useLocation();
  const name = ownerOf(pathname);
  // What somebody may not see need not be loaded to say so.
  const known = navigation.find(({ path }) => matchPath(path, pathname));
  if (known && !can(shell.session, known.action)) return <Refused path={known.path} />;
  return (
    <LoadBoundary key={name} forget={() => forgetApp(name)}>
      <RunningApp name={name} shell={shell} />
    </LoadBoundary>
  );
}

function RunningApp({ name, shell }: { name: AppName; shell: ShellServices }) {
  const app = useLoaded(apps.get(name));
  const { pathname } = useLocation();
  const pages = useMemo(() => app?.routes.map((route) => lasting(name, route)), [app, name]);
  if (!app || !pages) return <PageComing />;

  const { Root } = app;
  const route = pages.find(({ path }) => matchPath(path, pathname));
  if (!route) return <FramedNotFoundPage />;
  if (!can(shell.session, route.action)) return <Refused path={route.path} />;
  return (
    <Root shell={shell}>
      <Routes>
        <Route path={route.path} element={<LazyPage key={route.path} page={route} />} />
      </Routes>
    </Root>
  );
}

/** A page that comes also when its application is built anew while somebody is there. */
const lasting = (name: AppName, route: AppRoute): AppRoute => ({
  ...route,
  load: () => loadPart(name, route.load),
});

/** Who may not import is led to the dashboard; everywhere else people read why they see nothing. */
const Refused = ({ path }: { path: string }) =>
  path === paths.importData ? <Navigate to={paths.dashboard} replace /> : <AccessDenied />;
