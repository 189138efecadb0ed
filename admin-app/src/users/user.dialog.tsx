import { type UserDto } from '@touchline/api-client';
import { useShell } from '@touchline/app-core';
import { isLastAdmin } from '@touchline/domain';
import { DeactivateDialog } from './deactivate.dialog.tsx';
import { EditUserDialog } from './edit-user.dialog.tsx';
import { SetPasswordDialog } from './set-password.dialog.tsx';
import { type UserQuestion } from './user-menu.tsx';

interface UserDialogProps {
  user: UserDto;
  question: UserQuestion;
  users: readonly UserDto[];
  onClose: () => void;
}

/** The dialog of what was chosen for an account. */
export function UserDialog({ user, question, users, onClose }: UserDialogProps) {
  const { session } = useShell();
  if (question === 'password') return <SetPasswordDialog user={user} onClose={onClose} />;
  if (question === 'deactivate') return <DeactivateDialog user={user} onClose={onClose} />;
  return (
    <EditUserDialog
      user={user}
      isOwn={user.id === session.id}
      isLastAdmin={isLastAdmin([...users], user.id)}
      onClose={onClose}
    />
  );
}
