import { type SessionUser } from '@touchline/api-client';
import { type Destination, isAt } from '@touchline/app-core';
import { useLocation } from '@touchline/router';
import { Avatar, NavItem, NavList, Row, Text } from '@touchline/ui';
import CircleUser from 'lucide-react/icons/circle-user-round';
import LogOut from 'lucide-react/icons/log-out';
import Settings from 'lucide-react/icons/settings';
import { type ReactNode, useRef, useState } from 'react';
import { icons } from './icons.ts';
import { PopUp } from './pop-up.tsx';
import { useDismissal } from './use-dismissal.ts';

interface BottomBarProps {
  main: Destination[];
  /** The items of 'Admin Tools'; none for parents. */
  admin: ReactNode[];
  user: SessionUser;
  onSignOut: () => void;
}

/** The bar of phones. 'Admin' and 'Profile' open a panel above it. */
export function BottomBar({ main, admin, user, onSignOut }: BottomBarProps) {
  const [open, setOpen] = useState<'admin' | 'person' | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  useDismissal(bar, open !== null, () => setOpen(null));
  const toggle = (panel: 'admin' | 'person') => () => setOpen(open === panel ? null : panel);
  return (
    <div ref={bar}>
      {open === 'admin' && (
        <PopUp title="Admin Tools">
          <NavList place="side">{admin}</NavList>
        </PopUp>
      )}
      {open === 'person' && (
        <PopUp title="User Menu">
          <Row>
            <Avatar name={user.fullName} size="small" />
            <Text size="name">{user.fullName}</Text>
          </Row>
          <NavList place="side">
            <NavItem label="Logout" icon={LogOut} onClick={onSignOut} />
          </NavList>
        </PopUp>
      )}
      <NavList place="bar">
        {main.map((destination) => (
          <NavItem
            key={destination.path}
            to={destination.path}
            label={destination.mobileLabel}
            icon={icons[destination.icon]}
            current={isAt(destination, pathname)}
          />
        ))}
        {admin.length > 0 && (
          <NavItem
            label="Admin"
            icon={Settings}
            aria-expanded={open === 'admin'}
            current={pathname.startsWith('/admin/')}
            onClick={toggle('admin')}
          />
        )}
        <NavItem label="Profile" icon={CircleUser} aria-expanded={open === 'person'} onClick={toggle('person')} />
      </NavList>
    </div>
  );
}
