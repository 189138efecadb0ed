import { type Club, type SessionUser } from '@touchline/api-client';
import {
  type AppName,
  type ClubApp,
  type Destination,
  destinationsFor,
  openChangeFeed,
  ownerOf,
  type ShellServices,
  type Toast,
} from '@touchline/app-core';
import { useEffect, useMemo, useState } from 'react';
import { Provider, useStore } from 'react-redux';
import { OfflineNotice } from './connection/offline-notice.tsx';
import { useConnection } from './connection/use-connection.ts';
import { AdminMenu, AdminProfile } from './frame/admin-header.tsx';
import { ClubFrame } from './frame/club-frame.tsx';
import { HeaderParts } from './frame/header-parts.tsx';
import { NoticesProvider } from './notifications/notices-context.tsx';
import { Notifications } from './notifications/notifications.tsx';
import { FrameContext } from './pages/shell-page.tsx';
import { AppPages } from './remotes/app-pages.tsx';
import { apps } from './remotes/load-app.ts';
import { type ShellStore, signOut } from './shell-store.ts';
import { notified, withdrawn } from './toasts/toast.slice.ts';
import { transport } from './transport.ts';

/** Everything a signed-in user sees; unmounted on sign-out. */
export function SignedIn({ user, club }: { user: SessionUser; club: Club }) {
  const store = useStore() as ShellStore;
  const [changes] = useState(openChangeFeed);
  useEffect(() => () => changes.close(), [changes]);

  const shell = useMemo<ShellServices>(
    () => ({
      session: user,
      club,
      transport,
      changes,
      notify: (toast: Toast) => void store.dispatch(notified(toast)),
      withdraw: (toast: Toast) => store.dispatch(withdrawn(toast)),
      signOut: () => signOut(store.dispatch),
      // Pages render both inside their application, whose own store would be the nearest.
      headerStart: (
        <Provider store={store}>
          <AdminMenu />
        </Provider>
      ),
      headerEnd: (
        <Provider store={store}>
          <Notifications zone={club.timeZone} isAdmin={user.isAdmin} />
          <AdminProfile />
        </Provider>
      ),
    }),
    [user, club, changes, store],
  );
  const connection = useConnection();
  const destinations = useExistingDestinations(destinationsFor(user));
  return (
    <FrameContext value={{ club, headerStart: shell.headerStart, headerEnd: shell.headerEnd }}>
      <HeaderParts>
        <NoticesProvider user={user} club={club}>
          <ClubFrame
            club={club}
            user={user}
            destinations={destinations}
            notice={connection !== 'online' && <OfflineNotice state={connection} changes={changes} />}
            onSignOut={() => void shell.signOut()}
          >
            <AppPages shell={shell} />
          </ClubFrame>
        </NoticesProvider>
      </HeaderParts>
    </FrameContext>
  );
}

/**
 * Hides destinations whose application has loaded without such a route; those of applications that are not loaded stay visible.
 * Preloads the applications when the browser is idle, because the page itself comes first.
 */
function useExistingDestinations(destinations: Destination[]): Destination[] {
  const [known, setKnown] = useState<Partial<Record<AppName, ClubApp>>>({});
  const names = [...new Set(destinations.map(({ path }) => ownerOf(path)))].join();

  useEffect(() => {
    return whenIdle(() => {
      for (const name of names.split(',') as AppName[]) {
        apps.get(name).promise.then(
          (app) => setKnown((before) => ({ ...before, [name]: app })),
          // Its pages show the failure and offer to retry.
          () => undefined,
        );
      }
    });
  }, [names]);

  return destinations.filter(({ path }) => known[ownerOf(path)]?.routes.some((route) => route.path === path) ?? true);
}

/** Runs the work when the browser is idle, at the latest after three seconds; returns how to cancel it. */
function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 1000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: 3000 });
  return () => cancelIdleCallback(request);
}
