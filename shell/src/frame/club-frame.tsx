import { type SessionUser } from '@touchline/api-client';
import { type Destination } from '@touchline/app-core';
import { useLocation } from '@touchline/router';
import { Frame } from '@touchline/ui';
import { type ReactNode } from 'react';
import { BottomBar } from './bottom-bar.tsx';
import { Groups } from './groups.tsx';
import { PersonCard } from './person-card.tsx';
import { usePageChange } from './use-page-change.ts';

interface ClubFrameProps {
  clubName: string;
  user: SessionUser;
  destinations: readonly Destination[];
  onSignOut: () => void;
  children: ReactNode;
}

/** What stands around every page of people who are signed in: sidebar on desktops, bottom bar on phones. */
export function ClubFrame({ clubName, user, destinations, onSignOut, children }: ClubFrameProps) {
  const { pathname } = useLocation();
  usePageChange(pathname);
  const person = { user, onSignOut };
  return (
    <Frame
      brand={clubName}
      sidebar={<Groups destinations={destinations} />}
      sidebarFoot={<PersonCard {...person} />}
      bar={<BottomBar key={pathname} destinations={destinations} {...person} />}
    >
      {children}
    </Frame>
  );
}
