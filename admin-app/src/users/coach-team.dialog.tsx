import { serverMessage, useGetTeamQuery, useUpdateTeamMutation, type UserDto } from '@touchline/api-client';
import { Alert, Button, Dialog, DialogActions, Form, RadioGroup } from '@touchline/ui';
import { type SubmitEvent, useState } from 'react';
import { NoTeams, TeamSelect } from '../team-select.tsx';

const places = [
  { value: 'assistant', label: 'Assistant coach' },
  { value: 'lead', label: 'Lead coach' },
] as const;
type Place = (typeof places)[number]['value'];

/** Asks which team a new coach coaches; the answer can wait. */
export default function CoachTeamDialog({ user, onClose }: { user: UserDto; onClose: () => void }) {
  const [teamId, setTeamId] = useState('');
  const [place, setPlace] = useState<Place>('assistant');
  const [error, setError] = useState<string>();
  const team = useGetTeamQuery(Number(teamId), { skip: !teamId }).currentData;
  const [updateTeam, { isLoading }] = useUpdateTeamMutation();

  const assign = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!team) return setError('Please select a team');
    const assistants = team.assistantCoaches.map(({ id }) => id).filter((id) => id !== user.id);
    const coaches = place === 'lead' ? { leadCoachId: user.id } : { assistantCoachIds: [...assistants, user.id] };
    const result = await updateTeam({ id: team.id, updateTeamDto: coaches });
    if (result.error) setError(serverMessage(result.error, 'The team was not changed'));
    else onClose();
  };
  return (
    <Dialog title="Coach of which team?" description={`${user.fullName} is a coach now.`} onClose={onClose}>
      <Form onSubmit={(event) => void assign(event)} label="Team of the coach" aria-busy={isLoading}>
        <TeamSelect
          value={teamId}
          onChange={(id) => {
            setTeamId(id);
            setError(undefined);
          }}
          error={error}
          empty={<NoTeams />}
        />
        <RadioGroup label="As" options={places} value={place} onChange={setPlace} />
        {place === 'lead' && team?.leadCoach && team.leadCoachId !== user.id && (
          <Alert tone="info">{`${team.leadCoach.fullName} is the lead coach now and would be replaced.`}</Alert>
        )}
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            Not Now
          </Button>
          <Button
            type="submit"
            busy={isLoading || (teamId !== '' && !team)}
            busyText={isLoading ? 'Saving...' : 'Loading...'}
          >
            Assign
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
