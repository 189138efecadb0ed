import { type ChildDto, serverMessage, useRemoveChildMutation } from '@touchline/api-client';
import { Alert, ConfirmDialog, IconButton } from '@touchline/ui';
import UserMinus from 'lucide-react/icons/user-minus';
import { useState } from 'react';

/** Removes a child from the user's account after a confirmation. */
export function RemoveChild({ child }: { child: ChildDto }) {
  const [isAsking, setIsAsking] = useState(false);
  const [remove, { isLoading, error, reset }] = useRemoveChildMutation();
  const ask = () => {
    reset();
    setIsAsking(true);
  };
  // As a parent, because an admin would unregister the child.
  const confirm = async () => {
    const result = await remove({ id: child.id, as: 'parent' });
    if (!result.error) setIsAsking(false);
  };

  return (
    <>
      <IconButton icon={UserMinus} label={`Remove ${child.name}`} onClick={ask} />
      {isAsking && (
        <ConfirmDialog
          title="Remove Child"
          text={`Are you sure you want to remove ${child.name} from your account? This action cannot be undone.`}
          confirmLabel="Remove"
          tone="danger"
          busy={isLoading}
          busyText="Removing..."
          onConfirm={() => void confirm()}
          onCancel={() => setIsAsking(false)}
        >
          {error && <Alert>{serverMessage(error, 'Failed to remove child')}</Alert>}
        </ConfirmDialog>
      )}
    </>
  );
}
