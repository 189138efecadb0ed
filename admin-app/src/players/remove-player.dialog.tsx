import { type ListedChildDto, useRemoveChildMutation } from '@touchline/api-client';
import { shortDate, useShell } from '@touchline/app-core';
import { ConfirmMutationDialog } from '../confirm-mutation.dialog.tsx';

interface RemovePlayerDialogProps {
  player: ListedChildDto;
  onClose: () => void;
}

export function RemovePlayerDialog({ player, onClose }: RemovePlayerDialogProps) {
  const { notify } = useShell();
  const [removeChild, state] = useRemoveChildMutation();

  const remove = async () => {
    const result = await removeChild({ id: player.id });
    if (!result.error) notify({ title: `${player.name} has been removed successfully` });
    return result;
  };

  return (
    <ConfirmMutationDialog
      title={`Remove ${player.name}?`}
      text={
        // Players may share a name.
        `Born ${shortDate(player.dateOfBirth)}, ID ${player.id}. ` +
        'The player is marked as unregistered, leaves all teams, and the association with the parent is removed. ' +
        'Nothing is deleted from the database: under “Unregistered Players” an admin can restore the player.'
      }
      confirmLabel="Remove Player"
      busyText="Removing..."
      mutate={remove}
      state={state}
      onClose={onClose}
    />
  );
}
