import { serverMessage, useRevokeAnswerLinksMutation } from '@touchline/api-client';
import { useShell } from '@touchline/app-core';
import { pluralize } from '@touchline/domain';
import { Alert, ConfirmDialog } from '@touchline/ui';

interface RevokeAnswerLinksDialogProps {
  /** How many mails. */
  total: number;
  /** Called before the links disappear. */
  onRevoke: () => void;
  onClose: () => void;
}

export function RevokeAnswerLinksDialog({ total, onRevoke, onClose }: RevokeAnswerLinksDialogProps) {
  const { notify } = useShell();
  const [revoke, { isLoading, error }] = useRevokeAnswerLinksMutation();
  const confirm = async () => {
    const { error: failure } = await revoke();
    if (failure) return;
    notify({ title: 'Links in mails turned off', text: 'Later mails have new ones.' });
    onRevoke();
    onClose();
  };
  return (
    <ConfirmDialog
      title={`Turn off the ${total === 1 ? 'link' : 'links'} in ${pluralize(total, 'mail')}?`}
      text="They stop working for all your children. Later mails have new links. This cannot be undone."
      confirmLabel="Turn off"
      tone="danger"
      busy={isLoading}
      busyText="Turning off..."
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {error && <Alert>{serverMessage(error, 'Something went wrong')}</Alert>}
    </ConfirmDialog>
  );
}
