import { type Club, type SessionUser } from '@touchline/api-client';
import { destinationsFor, openChangeFeed, type ShellServices, type Toast } from '@touchline/app-core';
import { useEffect, useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { ClubFrame } from './frame/club-frame.tsx';
import { AppPages } from './remotes/app-pages.tsx';
import { useExisting } from './remotes/use-existing.ts';
import { type ShellDispatch, signOut } from './shell-store.ts';
import { notified } from './toasts/toast.slice.ts';
import { transport } from './transport.ts';

/** Everything that a person who is signed in sees. Lives as long as the sign-in. */
export function SignedIn({ user, club }: { user: SessionUser; club: Club }) {
  const dispatch = useDispatch<ShellDispatch>();
  const [changes] = useState(openChangeFeed);
  useEffect(() => () => changes.close(), [changes]);

  const shell = useMemo<ShellServices>(
    () => ({
      session: user,
      club,
      transport,
      changes,
      notify: (toast: Toast) => void dispatch(notified(toast)),
      signOut: () => signOut(dispatch),
    }),
    [user, club, changes, dispatch],
  );
  const destinations = useExisting(destinationsFor(user));
  return (
    <ClubFrame clubName={club.name} user={user} destinations={destinations} onSignOut={() => void shell.signOut()}>
      <AppPages shell={shell} />
    </ClubFrame>
  );
}
