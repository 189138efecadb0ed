import { type ListedChildDto, useRemoveChildMutation } from '@touchline/api-client';
import { shortDate, useShell } from '@touchline/app-core';
import { ConfirmCallDialog } from '../confirm-call.dialog.tsx';

interface RemovePlayerDialogProps {
  player: ListedChildDto;
  onClose: () => void;
}

export function RemovePlayerDialog({ player, onClose }: RemovePlayerDialogProps) {
  const { notify } = useShell();
  const [removeChild, state] = useRemoveChildMutation();

  const remove = async () => {
    const answer = await removeChild({ id: player.id });
    if (!answer.error) notify({ title: `${player.name} has been removed successfully` });
    return answer;
  };

  return (
    <ConfirmCallDialog
      title={`Remove ${player.name}?`}
      text={
        // There may be others of this name.
        `Born ${shortDate(player.dateOfBirth)}, ID ${player.id}. ` +
        'The player is marked as unregistered, leaves all teams, and the association with the parent is removed. ' +
        'Nothing is deleted from the database: under “Unregistered Players” an admin can restore the player.'
      }
      confirmLabel="Remove Player"
      busyText="Removing..."
      call={remove}
      state={state}
      onClose={onClose}
    />
  );
}
