import { type Club, type SessionUser } from '@touchline/api-client';
import { type Destination, type NavigationIcon } from '@touchline/app-core';
import { useLocation, useNavigationType } from '@touchline/router';
import { Crest, Frame, NavList, Text, theme } from '@touchline/ui';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { usePart } from '../loading/use-part.ts';
import { type FramePerson, isAdminArea, PersonContext } from './admin-header.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { useHeaderPart } from './header-parts.tsx';
import { NavGroups, NavItems } from './nav-items.tsx';
import { PersonCard } from './person-card.tsx';
import { useScrollsDown } from './use-scrolls-down.ts';

interface ClubFrameProps {
  club: Club;
  user: SessionUser;
  destinations: readonly Destination[];
  /** A line about the connection, when there is something to say. */
  notice?: ReactNode;
  onSignOut: () => void;
  children: ReactNode;
}

/**
 * The frame around every page of a signed-in user: a sidebar on desktops, a bottom bar on phones. That of the admin area hides
 * while the user scrolls down.
 */
export function ClubFrame({ club, user, destinations, notice, onSignOut, children }: ClubFrameProps) {
  const { pathname } = useLocation();
  usePageChange(pathname);
  const scrollsDown = useScrollsDown();
  const person = useMemo(() => ({ user, destinations, onSignOut }), [user, destinations, onSignOut]);
  const bars = isAdminArea(user, pathname)
    ? { bar: <AdminBar destinations={destinations} />, barHidden: scrollsDown }
    : { bar: <BottomBar key={pathname} {...person} /> };
  return (
    <PersonContext value={person}>
      <Frame
        brand={<ClubName club={club} />}
        sidebar={<NavGroups destinations={destinations} />}
        sidebarFoot={<PersonCard user={user} onSignOut={onSignOut} />}
        notice={notice}
        {...bars}
      >
        {children}
      </Frame>
      {isAdminArea(user, pathname) && <AdminMenuSlide {...person} />}
    </PersonContext>
  );
}

const loadMenu = () => import('./menu-slide.tsx');

/** The menu that the button in the header of the admin area opens. */
function AdminMenuSlide(person: FramePerson) {
  const { Part: MenuSlide, isOpen, close } = usePart(loadMenu, useHeaderPart('menu'));
  return MenuSlide && isOpen && <MenuSlide {...person} onClose={close} />;
}

export function ClubName({ club }: { club: Club }) {
  return (
    <>
      <Crest url={club.crestUrl} />
      <Name>
        <Text size="name" as="div" clamp>
          {club.name}
        </Text>
      </Name>
    </>
  );
}

const Name = styled.div`
  min-width: 0;
  color: ${theme.color.text};
`;

/** The pages that staff need on a phone, most used first. */
const adminBarOrder: NavigationIcon[] = ['users', 'teams', 'fixtures', 'players', 'announcements'];

/** The bottom bar of the admin area on phones. */
function AdminBar({ destinations }: { destinations: readonly Destination[] }) {
  const shown = destinations.filter(({ section, icon }) => section === 'Admin' && adminBarOrder.includes(icon));
  return (
    <NavList place="bar">
      <NavItems
        destinations={shown.sort((one, other) => adminBarOrder.indexOf(one.icon) - adminBarOrder.indexOf(other.icon))}
        short
      />
    </NavList>
  );
}

/**
 * Scrolls a new page to its top and moves the focus there for keyboards and screen readers. The first page after sign-in is new, too; one
 * that the browser has loaded keeps the browser's start.
 */
function usePageChange(pathname: string): void {
  const isLoaded = String(useNavigationType()) === 'POP';
  const last = useRef(isLoaded ? pathname : undefined);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
