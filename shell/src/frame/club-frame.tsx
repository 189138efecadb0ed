import { type SessionUser } from '@touchline/api-client';
import { type Destination, isAt } from '@touchline/app-core';
import { useLocation } from '@touchline/router';
import { Frame, NavItem, NavList } from '@touchline/ui';
import { type ReactNode } from 'react';
import { BottomBar } from './bottom-bar.tsx';
import { icons } from './icons.ts';
import { PersonCard } from './person-card.tsx';
import { usePageChange } from './use-page-change.ts';

interface ClubFrameProps {
  clubName: string;
  user: SessionUser;
  destinations: Destination[];
  onSignOut: () => void;
  children: ReactNode;
}

/** What stands around every page of people who are signed in: sidebar on desktops, bottom bar on phones. */
export function ClubFrame({ clubName, user, destinations, onSignOut, children }: ClubFrameProps) {
  const { pathname } = useLocation();
  usePageChange(pathname);
  const group = (section: Destination['section']) => destinations.filter((one) => one.section === section);
  const item = (one: Destination) => (
    <NavItem key={one.path} to={one.path} label={one.label} icon={icons[one.icon]} current={isAt(one, pathname)} />
  );
  const adminItems = group('Admin').map(item);
  return (
    <Frame
      brand={clubName}
      sidebar={
        <>
          <NavList place="side" title="Main">
            {group('Main').map(item)}
          </NavList>
          {adminItems.length > 0 && (
            <NavList place="side" title="Admin">
              {adminItems}
            </NavList>
          )}
        </>
      }
      sidebarFoot={<PersonCard user={user} onSignOut={onSignOut} />}
      bar={<BottomBar key={pathname} main={group('Main')} admin={adminItems} user={user} onSignOut={onSignOut} />}
    >
      {children}
    </Frame>
  );
}
