import { type SessionUser } from '@touchline/api-client';
import { roleLabel } from '@touchline/domain';
import { Avatar, IconButton, Stack, Text } from '@touchline/ui';
import LogOut from 'lucide-react/icons/log-out';
import { styled } from 'styled-components';

/** Who is signed in, and the way out. */
export function PersonCard({ user, onSignOut }: { user: SessionUser; onSignOut: () => void }) {
  return (
    <Line>
      <Avatar name={user.fullName} />
      <Stack gap="xxs">
        <Text size="name">{user.fullName}</Text>
        <Text size="secondary" muted>
          {roleLabel(user)}
        </Text>
      </Stack>
      <IconButton icon={LogOut} label="Logout" onClick={onSignOut} />
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;
`;
