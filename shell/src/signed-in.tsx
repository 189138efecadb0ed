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
import { Button } from '@touchline/ui';
import LogOut from 'lucide-react/icons/log-out';
import { useEffect, useMemo, useState } from 'react';
import { Provider, useDispatch, useStore } from 'react-redux';
import { OfflineNotice } from './connection/offline-notice.tsx';
import { useConnection } from './connection/use-connection.ts';
import { AdminMenu, AdminProfile } from './frame/admin-header.tsx';
import { ClubFrame } from './frame/club-frame.tsx';
import { HeaderParts } from './frame/header-parts.tsx';
import { SetUpFrame } from './frame/set-up-frame.tsx';
import { Touchline } from './frame/touchline.tsx';
import { NoticesProvider } from './notifications/notices-context.tsx';
import { Notifications } from './notifications/notifications.tsx';
import { FrameContext } from './pages/shell-page.tsx';
import { AppPages } from './remotes/app-pages.tsx';
import { apps } from './remotes/load-app.ts';
import { type ShellDispatch, type ShellStore, signOut } from './session/shell-store.ts';
import { notified, withdrawn } from './toasts/toast.slice.ts';
import { transport } from './transport/transport.ts';

interface SignedInProps {
  user: SessionUser;
  club: Club;
  /** Whether the user sets up a second factor before anything else. */
  isSettingUp: boolean;
}

/** Everything a signed-in user sees; unmounted on sign-out. */
export function SignedIn({ user, club, isSettingUp }: SignedInProps) {
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
      headerStart: !isSettingUp && (
        <Provider store={store}>
          <AdminMenu />
        </Provider>
      ),
      headerEnd: (
        <Provider store={store}>
          {isSettingUp ? (
            <SignOutButton />
          ) : (
            <>
              <Touchline />
              <Notifications zone={club.timeZone} isAdmin={user.isAdmin} />
              <AdminProfile />
            </>
          )}
        </Provider>
      ),
    }),
    [user, club, changes, store, isSettingUp],
  );
  const connection = useConnection();
  const destinations = useExistingDestinations(destinationsFor(user));
  const frame = {
    club,
    user,
    notice: connection !== 'online' && <OfflineNotice state={connection} changes={changes} />,
    onSignOut: () => void shell.signOut(),
  };
  const pages = <AppPages shell={shell} />;
  return (
    <FrameContext value={{ club, headerStart: shell.headerStart, headerEnd: shell.headerEnd }}>
      {isSettingUp ? (
        <SetUpFrame {...frame}>{pages}</SetUpFrame>
      ) : (
        <HeaderParts>
          <NoticesProvider user={user} club={club}>
            <ClubFrame {...frame} destinations={destinations}>
              {pages}
            </ClubFrame>
          </NoticesProvider>
        </HeaderParts>
      )}
    </FrameContext>
  );
}

function SignOutButton() {
  const dispatch = useDispatch<ShellDispatch>();
  return (
    <Button variant="quiet" icon={LogOut} onClick={() => void signOut(dispatch)}>
      Sign Out
    </Button>
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
