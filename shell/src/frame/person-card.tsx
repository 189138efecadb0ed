import { type SessionUser } from '@touchline/api-client';
import { roleLabel } from '@touchline/domain';
import { Avatar, IconButton, NavItem, NavList, Stack, Text } from '@touchline/ui';
import Info from 'lucide-react/icons/info';
import LogOut from 'lucide-react/icons/log-out';
import { styled } from 'styled-components';
import { useAbout } from '../about/use-about.tsx';

/** The signed-in user with the sign-out button. */
export function PersonCard({ user, onSignOut }: { user: SessionUser; onSignOut: () => void }) {
  const about = useAbout();
  return (
    <Stack gap="xs">
      <Line>
        <Avatar name={user.fullName} />
        <Stack gap="xxs">
          <Text size="name" clamp>
            {user.fullName}
          </Text>
          <Text size="secondary" muted>
            {roleLabel(user)}
          </Text>
        </Stack>
        <IconButton icon={LogOut} label="Logout" onClick={onSignOut} />
      </Line>
      <NavList place="side">
        <NavItem label="About Touchline" icon={Info} onClick={about.open} />
      </NavList>
      {about.dialog}
    </Stack>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;
`;
