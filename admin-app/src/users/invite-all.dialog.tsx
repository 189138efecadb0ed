import { pluralize } from '@touchline/domain';
import { useInviteUsersMutation } from '@touchline/api-client';
import { ConfirmMutationDialog } from '../confirm-mutation.dialog.tsx';

/** Asks first, because so many people get a mail. */
export function InviteAllDialog({ count, onClose }: { count: number; onClose: () => void }) {
  const [invite, state] = useInviteUsersMutation();
  const users = pluralize(count, 'user');
  return (
    <ConfirmMutationDialog
      title={`Invite ${users}?`}
      text="Everyone gets a mail with a link to choose a password. It works once, for 14 days. We skip anyone you invited today."
      confirmLabel={`Invite ${users}`}
      busyText="Inviting..."
      tone="primary"
      mutate={() => invite({})}
      state={state}
      onClose={onClose}
    />
  );
}
