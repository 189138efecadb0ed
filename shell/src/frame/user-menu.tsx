import { type SessionUser } from '@touchline/api-client';
import { type Destination } from '@touchline/app-core';
import { roleLabel } from '@touchline/domain';
import { Avatar, NavItem, NavList, Row, Stack, Text } from '@touchline/ui';
import Info from 'lucide-react/icons/info';
import LogOut from 'lucide-react/icons/log-out';
import { navIcons } from './nav-items.tsx';
import { PopUp } from './pop-up.tsx';

interface UserMenuProps {
  user: SessionUser;
  profile?: Destination;
  /** Called even if the profile is the current page, so that the menu closes. */
  onView: () => void;
  onAbout: () => void;
  onSignOut: () => void;
}

export function UserMenu({ user, profile, onView, onAbout, onSignOut }: UserMenuProps) {
  return (
    <PopUp title="User Menu">
      <Row noWrap>
        <Avatar name={user.fullName} />
        <Stack gap="xxs">
          <Text size="name" clamp>
            {user.fullName}
          </Text>
          <Text size="secondary" muted>
            {roleLabel(user)}
          </Text>
        </Stack>
      </Row>
      {/* Presses on the link bubble up here, those by keyboard included. */}
      <div onClick={onView}>
        <NavList place="side">
          {profile && <NavItem label="View Profile" icon={navIcons.profile} to={profile.path} />}
          <NavItem label="About Touchline" icon={Info} onClick={onAbout} />
          <NavItem label="Logout" icon={LogOut} onClick={onSignOut} />
        </NavList>
      </div>
    </PopUp>
  );
}
