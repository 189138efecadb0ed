import { serverMessage, useDeactivateUserMutation, type UserDto } from '@touchline/api-client';
import { Alert, ConfirmDialog } from '@touchline/ui';

/** Closes an account, after the question. */
export function DeactivateDialog({ user, onClose }: { user: UserDto; onClose: () => void }) {
  const [deactivate, { isLoading, error }] = useDeactivateUserMutation();
  const confirm = async () => {
    const answer = await deactivate(user.id);
    if (!answer.error) onClose();
  };
  return (
    <ConfirmDialog
      title={`Deactivate ${user.fullName}?`}
      text="The person is signed out everywhere and cannot sign in until you reactivate the account. Nothing is deleted."
      confirmLabel="Deactivate"
      busy={isLoading}
      busyText="Deactivating..."
      tone="danger"
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {error !== undefined && <Alert>{serverMessage(error, 'Something went wrong')}</Alert>}
    </ConfirmDialog>
  );
}
