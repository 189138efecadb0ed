import { useDeactivateUserMutation, type UserDto } from '@touchline/api-client';
import { ConfirmCallDialog } from '../confirm-call.dialog.tsx';

/** Closes an account, after the question. */
export function DeactivateDialog({ user, onClose }: { user: UserDto; onClose: () => void }) {
  const [deactivate, state] = useDeactivateUserMutation();
  return (
    <ConfirmCallDialog
      title={`Deactivate ${user.fullName}?`}
      text="The person is signed out everywhere and cannot sign in until you reactivate the account. Nothing is deleted."
      confirmLabel="Deactivate"
      busyText="Deactivating..."
      call={() => deactivate(user.id)}
      state={state}
      onClose={onClose}
    />
  );
}
