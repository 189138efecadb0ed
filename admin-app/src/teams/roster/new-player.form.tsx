import { usePlayerForm } from '../../players/new/player.fields.tsx';
import { PlayerForm } from '../../players/new/player.form.tsx';

interface NewPlayerFormProps {
  teamId: number;
  onAdded: () => void;
}

/** Adds a player to the club and to the team. */
export const NewPlayerForm = ({ teamId, onAdded }: NewPlayerFormProps) => (
  <PlayerForm
    form={usePlayerForm(teamId)}
    asksTeam={false}
    submitLabel="Add New Player"
    registeredText="This player is already registered. Choose them under “Select Existing Player”, unless they are in the team."
    onAdded={onAdded}
  />
);
