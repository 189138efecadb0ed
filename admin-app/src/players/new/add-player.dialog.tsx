import { Dialog } from '@touchline/ui';
import { usePlayerForm } from './player.fields.tsx';
import { PlayerForm } from './player.form.tsx';

export function AddPlayerDialog({ onClose }: { onClose: () => void }) {
  const form = usePlayerForm();
  const { isDirty, isSubmitSuccessful } = form.formState;
  return (
    <Dialog
      title="Add New Player"
      onClose={onClose}
      confirmClose={isDirty && !isSubmitSuccessful && 'Discard this player?'}
    >
      <PlayerForm
        form={form}
        asksTeam
        submitLabel="Add Player"
        registeredText="This player is already registered. Search for the name in the list."
        onAdded={onClose}
      />
    </Dialog>
  );
}
