import { useRemoveChildMutation } from '@touchline/api-client';
import { useShell } from '@touchline/app-core';
import { ConfirmMutationDialog } from '../confirm-mutation.dialog.tsx';
import { type NamedPlayer } from './open-dialog.ts';
import { whichPlayer } from './which-player.ts';

interface RemovePlayerDialogProps {
  player: NamedPlayer;
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
        `${whichPlayer(player)} ` +
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
