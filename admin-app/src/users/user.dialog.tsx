import { type UserDto, useListUsersQuery } from '@touchline/api-client';
import { useShell } from '@touchline/app-core';
import { isLastAdmin } from '@touchline/domain';
import { DeactivateDialog } from './deactivate.dialog.tsx';
import { EditUserDialog } from './edit-user.dialog.tsx';
import { SetPasswordDialog } from './set-password.dialog.tsx';
import { type UserQuestion } from './user-menu.tsx';

export interface AskedAboutUser {
  user: UserDto;
  question: UserQuestion;
}

/** The dialog of what was chosen for an account. */
export function UserDialog({ user, question, onClose }: AskedAboutUser & { onClose: () => void }) {
  const { data: users = [] } = useListUsersQuery({});
  const { session } = useShell();
  if (question === 'password') return <SetPasswordDialog user={user} onClose={onClose} />;
  if (question === 'deactivate') return <DeactivateDialog user={user} onClose={onClose} />;
  return (
    <EditUserDialog
      user={user}
      isOwn={user.id === session.id}
      isLastAdmin={isLastAdmin(users, user.id)}
      onClose={onClose}
    />
  );
}
