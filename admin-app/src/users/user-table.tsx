import { type UserDto } from '@touchline/api-client';
import { useShell } from '@touchline/app-core';
import { Badge, type Column, DataTable, EmailText, Row, Stack, Text } from '@touchline/ui';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { type OpenDialog } from './open-dialog.ts';
import { UserMenu } from './user-menu.tsx';
import { rolesOf } from './user-roles.ts';

interface UserTableProps {
  users: readonly UserDto[];
  openDialog: (dialog: OpenDialog) => void;
}

export function UserTable({ users, openDialog }: UserTableProps) {
  const { session } = useShell();
  const columns: Column<UserDto>[] = [
    { header: 'Name', main: true, cell: (user) => <Name user={user} isOwn={user.id === session.id} /> },
    { header: 'Email', width: 'long', onPhone: 'hidden', cell: (user) => <Email user={user} /> },
    { header: 'Roles', onPhone: 'hidden', cell: (user) => <Roles user={user} /> },
    { header: 'Account', onPhone: 'only', cell: accountWords },
  ];
  return (
    <DataTable
      label="Users"
      phones="rows"
      columns={columns}
      rows={users}
      rowKey={({ id }) => id}
      actions={(user) => <UserMenu user={user} isOwn={user.id === session.id} openDialog={openDialog} />}
    />
  );
}

function Name({ user, isOwn }: { user: UserDto; isOwn: boolean }) {
  return (
    <Row gap="xs">
      <span>{user.fullName}</span>
      {isOwn && <Badge tone="accent">You</Badge>}
      {!user.isActive && <Badge tone="warn">Deactivated</Badge>}
      {user.isActive && !user.hasSignedIn && (
        <Text size="secondary" as="span" muted>
          Never signed in
        </Text>
      )}
      {user.hasSecondFactor && (
        <Badge tone="neutral" icon={ShieldCheck}>
          Two-step sign-in
        </Badge>
      )}
      {user.isSearchClosed && <Badge tone="warn">Child search closed</Badge>}
    </Row>
  );
}

/** The email, whether it is unverified, and the username if it differs. */
function Email({ user }: { user: UserDto }) {
  return (
    <Stack gap="xxs">
      <EmailText email={user.email} />
      {user.username !== user.email && (
        <Text size="secondary" as="span" muted>
          Username: {user.username}
        </Text>
      )}
      {!user.isEmailVerified && (
        <Text size="secondary" as="span" tone="warn">
          Not confirmed
        </Text>
      )}
    </Stack>
  );
}

/** `Coach, Admin · Not confirmed · sam@club.example`, with what an admin looks for first. */
function accountWords(user: UserDto): string {
  const roles = rolesOf(user).map(({ label }) => label);
  const isUnverified = !user.isEmailVerified && 'Not confirmed';
  return [roles.join(', '), isUnverified, user.email].filter(Boolean).join(' · ');
}

function Roles({ user }: { user: UserDto }) {
  const roles = rolesOf(user);
  if (roles.length === 0) return <Text muted>None</Text>;
  return (
    <Row gap="xxs">
      {roles.map(({ flag, label, tone }) => (
        <Badge key={flag} tone={tone}>
          {label}
        </Badge>
      ))}
    </Row>
  );
}
