import { type SessionUser } from '@touchline/api-client';
import { type Destination } from '@touchline/app-core';
import { roleLabel } from '@touchline/domain';
import { Avatar, NavItem, NavList, Row, Stack, Text } from '@touchline/ui';
import Info from 'lucide-react/icons/info';
import LogOut from 'lucide-react/icons/log-out';
import { icons } from './icons.ts';
import { PopUp } from './pop-up.tsx';

interface UserMenuProps {
  user: SessionUser;
  profile?: Destination;
  /** The page may be the one that is open, so that nothing but this tells. */
  onView: () => void;
  onAbout: () => void;
  onSignOut: () => void;
}

/** Who is signed in, and what they may do about it. */
export function UserMenu({ user, profile, onView, onAbout, onSignOut }: UserMenuProps) {
  return (
    <PopUp title="User Menu">
      <Row noWrap>
        <Avatar name={user.fullName} />
        <Stack gap="xxs">
          <Text size="name">{user.fullName}</Text>
          <Text size="secondary" muted>
            {roleLabel(user)}
          </Text>
        </Stack>
      </Row>
      {/* A press inside bubbles up from the link, as the keyboard's does. */}
      <div onClick={onView}>
        <NavList place="side">
          {profile && <NavItem label="View Profile" icon={icons.profile} to={profile.path} />}
          <NavItem label="About Touchline" icon={Info} onClick={onAbout} />
          <NavItem label="Logout" icon={LogOut} onClick={onSignOut} />
        </NavList>
      </div>
    </PopUp>
  );
}
