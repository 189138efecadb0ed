import { type AppName, type AppRoute, navigation, ownerOf, paths, type ShellServices } from '@touchline/app-core';
import { hasClubRole, mayTry } from '@touchline/domain';
import { matchPath, Navigate, Route, Routes, useLocation } from '@touchline/router';
import { EmptyState } from '@touchline/ui';
import Lock from 'lucide-react/icons/lock';
import { useMemo } from 'react';
import { LazyPage } from '../loading/lazy-page.tsx';
import { LoadBoundary } from '../loading/load-boundary.tsx';
import { PageLoading } from '../loading/load-states.tsx';
import { useResource } from '../loading/resource.ts';
import { FramedNotFoundPage } from '../pages/not-found.page.tsx';
import { ShellPage } from '../pages/shell-page.tsx';
import { apps, forgetApp, loadPart } from './load-app.ts';

/** The page at the current address, from the application that owns it. */
export function AppPages({ shell }: { shell: ShellServices }) {
  const { pathname } = useLocation();
  const name = ownerOf(pathname);
  // Access is denied before the app is loaded.
  const known = navigation.find(({ path }) => matchPath(path, pathname));
  if (known && !mayTry(shell.session, known.action)) return <Denied path={known.path} />;
  // Other addresses, too: the shell does not know all pages of the admin app, and its code is for nobody else.
  if (name === 'admin_app' && !hasClubRole(shell.session)) return <AccessDenied />;
  return (
    <LoadBoundary key={name} forget={() => forgetApp(name)}>
      <RunningApp name={name} shell={shell} />
    </LoadBoundary>
  );
}

function RunningApp({ name, shell }: { name: AppName; shell: ShellServices }) {
  const app = useResource(apps.get(name));
  const { pathname } = useLocation();
  const pages = useMemo(() => app?.routes.map((route) => reloadable(name, route)), [app, name]);
  if (!app || !pages) return <PageLoading />;

  const { Root } = app;
  const route = pages.find(({ path }) => matchPath(path, pathname));
  if (!route) return <FramedNotFoundPage />;
  if (!mayTry(shell.session, route.action)) return <Denied path={route.path} />;
  return (
    <Root shell={shell}>
      <Routes>
        <Route path={route.path} element={<LazyPage key={route.path} page={route} />} />
      </Routes>
    </Root>
  );
}

/** Makes a page survive a deployment of its application while the shell is open. */
const reloadable = (name: AppName, route: AppRoute): AppRoute => ({
  ...route,
  load: () => loadPart(name, route.load),
});

/** Redirects from the import page to the dashboard; every other page explains why access is denied. */
const Denied = ({ path }: { path: string }) =>
  path === paths.importData ? <Navigate to={paths.dashboard} replace /> : <AccessDenied />;

function AccessDenied() {
  return (
    <ShellPage title="Access Denied">
      <EmptyState
        icon={Lock}
        text="You do not have permission to access this area. Please contact an administrator if you believe this is an error."
        action="Go to Dashboard"
        to={paths.dashboard}
      />
    </ShellPage>
  );
}
