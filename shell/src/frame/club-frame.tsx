import { type SessionUser } from '@touchline/api-client';
import { type Destination } from '@touchline/app-core';
import { isStaff } from '@touchline/domain';
import { useLocation } from '@touchline/router';
import { Frame } from '@touchline/ui';
import { type ReactNode } from 'react';
import { AdminBar } from './admin-bar.tsx';
import { AdminTopBar } from './admin-top-bar.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Groups } from './groups.tsx';
import { PersonCard } from './person-card.tsx';
import { useOutOfTheWay } from './use-out-of-the-way.ts';
import { usePageChange } from './use-page-change.ts';

interface ClubFrameProps {
  clubName: string;
  user: SessionUser;
  destinations: readonly Destination[];
  onSignOut: () => void;
  children: ReactNode;
}

/**
 * What stands around every page of people who are signed in: a sidebar on desktops, on phones a bottom bar. The admin area has
 * bars of its own there, of which the lower one gives way to who reads on.
 */
export function ClubFrame({ clubName, user, destinations, onSignOut, children }: ClubFrameProps) {
  const { pathname } = useLocation();
  usePageChange(pathname);
  const isAway = useOutOfTheWay();
  const isAdminArea = isStaff(user) && pathname.startsWith('/admin/');
  const person = { user, destinations, onSignOut };
  const bars = isAdminArea
    ? {
        top: <AdminTopBar key={pathname} clubName={clubName} {...person} />,
        bar: <AdminBar destinations={destinations} />,
        barHidden: isAway,
      }
    : { bar: <BottomBar key={pathname} {...person} /> };
  return (
    <Frame
      brand={clubName}
      sidebar={<Groups destinations={destinations} />}
      sidebarFoot={<PersonCard user={user} onSignOut={onSignOut} />}
      {...bars}
    >
      {children}
    </Frame>
  );
}
