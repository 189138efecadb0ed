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
      text="Each gets a mail with a link to choose a password, which works once within 14 days. Those who were invited today get no second mail."
      confirmLabel={`Invite ${users}`}
      busyText="Inviting..."
      tone="primary"
      mutate={() => invite({})}
      state={state}
      onClose={onClose}
    />
  );
}
