import { type TeamDto, useRemoveTeamMemberMutation } from '@touchline/api-client';
import { useSearchParam, useShell } from '@touchline/app-core';
import { can } from '@touchline/domain';
import { EmptyState, Tabs } from '@touchline/ui';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { ConfirmMutationDialog } from '../../confirm-mutation.dialog.tsx';
import { SelectButton } from '../../many/select-button.tsx';
import { useSelection } from '../../many/use-selection.ts';
import { PlayerAvailability } from '../availability/player-availability.tsx';
import { type TeamMember, teamMembers } from '../team-member.ts';
import { Roster } from './roster.tsx';

interface RosterTabProps {
  team: TeamDto;
  onAdd: () => void;
}

const views = [
  { value: 'roster', label: 'Team Roster' },
  { value: 'availability', label: 'Player Availability' },
] as const;

export function RosterTab({ team, onAdd }: RosterTabProps) {
  const [view, setView] = useSearchParam('view', 'roster', 'page');
  const { session } = useShell();
  const selection = useSelection<TeamMember>(view);
  const [removing, setRemoving] = useState<TeamMember | null>(null);
  if (team.members.length === 0) return <NoPlayers onAdd={onAdd} />;

  const members = teamMembers(team);
  const showAvailability = view === 'availability';
  return (
    <>
      <Tabs
        label="About the players"
        look="segments"
        tabs={views}
        value={showAvailability ? 'availability' : 'roster'}
        onChange={setView}
        aside={!showAvailability && can(session, 'team.manage') && <SelectButton selection={selection} />}
      >
        {showAvailability ? (
          <PlayerAvailability team={team} members={members} />
        ) : (
          <Roster team={team} members={members} selection={selection} onRemove={setRemoving} />
        )}
      </Tabs>
      {removing && <RemoveMemberDialog team={team} member={removing} onClose={() => setRemoving(null)} />}
    </>
  );
}

interface RemoveMemberDialogProps {
  team: TeamDto;
  member: TeamMember;
  onClose: () => void;
}

function RemoveMemberDialog({ team, member, onClose }: RemoveMemberDialogProps) {
  const [removeMember, state] = useRemoveTeamMemberMutation();
  return (
    <ConfirmMutationDialog
      title={`Remove ${member.name} from ${team.name}?`}
      text="Their jersey number and position will be removed, and their family will no longer see the team’s events. The player stays in the club."
      confirmLabel="Remove from Team"
      busyText="Removing..."
      mutate={() => removeMember({ teamId: team.id, childId: member.id })}
      state={state}
      onClose={onClose}
    />
  );
}

const NoPlayers = ({ onAdd }: { onAdd: () => void }) => (
  <EmptyState
    icon={Users}
    title="No Players in Team"
    text="Families see the team’s events once their children are on the roster."
    action="Add Players"
    onAction={onAdd}
  />
);
