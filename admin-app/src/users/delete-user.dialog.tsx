import { useDeleteUserMutation, useGetUserDeletionQuery, type UserDto } from '@touchline/api-client';
import { DeletionPoints, LoadError } from '@touchline/app-core';
import { Alert, Skeleton } from '@touchline/ui';
import { ConfirmMutationDialog } from '../confirm-mutation.dialog.tsx';

/** Deletes an account without a request, after saying what goes and what stays. */
export default function DeleteUserDialog({ user, onClose }: { user: UserDto; onClose: () => void }) {
  const deletion = useGetUserDeletionQuery(user.id);
  const [deleteUser, state] = useDeleteUserMutation();
  const { data } = deletion;
  return (
    <ConfirmMutationDialog
      title={`Delete the account of ${user.fullName}?`}
      text="Nobody can bring it back, and no mail is sent."
      confirmLabel="Delete Account"
      busyText="Deleting..."
      confirmDisabled={!data || data.refusal !== null}
      mutate={() => deleteUser(user.id)}
      state={state}
      onClose={onClose}
    >
      <LoadError query={deletion} onRetry={deletion.refetch}>
        Error loading what would be deleted. Please try again.
      </LoadError>
      {!data && !deletion.isError && <Skeleton shape="row" count={4} />}
      {data && data.refusal !== null && <Alert tone="warn">{data.refusal}</Alert>}
      {data?.refusal === null && <DeletionPoints>{data.children}</DeletionPoints>}
    </ConfirmMutationDialog>
  );
}
