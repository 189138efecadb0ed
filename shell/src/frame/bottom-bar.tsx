import { type SessionUser } from '@touchline/api-client';
import { type Destination, isAt } from '@touchline/app-core';
import { useLocation } from '@touchline/router';
import { NavItem, NavList } from '@touchline/ui';
import Settings from 'lucide-react/icons/settings';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useAbout } from '../about/use-about.tsx';
import { navIcons, NavItems } from './nav-items.tsx';
import { PopUp } from './pop-up.tsx';
import { UserMenu } from './user-menu.tsx';

interface BottomBarProps {
  destinations: readonly Destination[];
  user: SessionUser;
  onSignOut: () => void;
}

type Panel = 'admin' | 'person';

/**
 * The bottom bar on phones. 'Admin' opens 'Admin Tools', or leads to the only one; 'Profile' opens the page and, pressed there,
 * 'User Menu'.
 */
export function BottomBar({ destinations, user, onSignOut }: BottomBarProps) {
  const about = useAbout();
  const [open, setOpen] = useState<Panel | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const close = () => setOpen(null);
  useDismissal(bar, open !== null, close);
  const toggle = (panel: Panel) => () => setOpen(open === panel ? null : panel);

  const profile = destinations.find(({ icon }) => icon === 'profile');
  const main = destinations.filter((one) => one.section === 'Main' && one !== profile);
  const admin = destinations.filter(({ section }) => section === 'Admin');
  return (
    <div ref={bar}>
      {open === 'admin' && (
        <PopUp title="Admin Tools">
          <NavList place="side">
            <NavItems destinations={admin} />
          </NavList>
        </PopUp>
      )}
      {open === 'person' && (
        <UserMenu user={user} profile={profile} onView={close} onAbout={about.open} onSignOut={onSignOut} />
      )}
      {about.dialog}
      <NavList place="bar">
        <NavItems destinations={main} short />
        {admin.length === 1 && <NavItems destinations={admin} short />}
        {admin.length > 1 && (
          <NavItem
            label="Admin"
            icon={Settings}
            aria-expanded={open === 'admin'}
            current={pathname.startsWith('/admin/')}
            onClick={toggle('admin')}
          />
        )}
        <ProfileItem page={profile} isOpen={open === 'person'} onToggle={toggle('person')} />
      </NavList>
    </div>
  );
}

interface ProfileItemProps {
  /** Missing while no application has a profile page; the item opens only the menu then. */
  page?: Destination;
  isOpen: boolean;
  onToggle: () => void;
}

/** Links to the profile page; on that page it toggles the user menu. */
function ProfileItem({ page, isOpen, onToggle }: ProfileItemProps) {
  const { pathname } = useLocation();
  const isProfileOpen = page !== undefined && isAt(page, pathname);
  if (page && !isProfileOpen) return <NavItem label="Profile" icon={navIcons.profile} to={page.path} />;
  return (
    <NavItem
      label="Profile"
      icon={navIcons.profile}
      current={isProfileOpen}
      aria-expanded={isOpen}
      onClick={onToggle}
    />
  );
}

/** Calls `close` on Escape and on a press outside of `inside`, while something is open. */
function useDismissal(inside: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !inside.current?.contains(target)) close();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  });
}
