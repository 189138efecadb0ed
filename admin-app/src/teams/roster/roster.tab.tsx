import { type TeamDto } from '@touchline/api-client';
import { useSearchParam } from '@touchline/app-core';
import { EmptyState, media, Tabs, useMediaQuery } from '@touchline/ui';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { PlayerAvailability } from '../availability/player-availability.tsx';
import { RemoveMemberDialog } from './remove-member.dialog.tsx';
import { RosterList } from './roster-list.tsx';
import { RosterTable } from './roster-table.tsx';
import { type Player, playersOf } from './roster.ts';

interface RosterTabProps {
  team: TeamDto;
  onAdd: () => void;
}

const views = [
  { value: 'roster', label: 'Team Roster' },
  { value: 'availability', label: 'Player Availability' },
] as const;

/** Who plays in the team, and who of them comes to the next events. */
export function RosterTab({ team, onAdd }: RosterTabProps) {
  const wide = useMediaQuery(media.tablet);
  const [view, setView] = useSearchParam('view', 'roster');
  const [leaving, setLeaving] = useState<Player | null>(null);
  if (team.members.length === 0) return <NoPlayers onAdd={onAdd} />;

  const players = playersOf(team);
  const List = wide ? RosterTable : RosterList;
  const onAvailability = view === 'availability';
  return (
    <>
      <Tabs
        label="About the players"
        tabs={views}
        value={onAvailability ? 'availability' : 'roster'}
        onChange={setView}
      >
        {onAvailability ? (
          <PlayerAvailability team={team} players={players} />
        ) : (
          <List teamId={team.id} players={players} onRemove={setLeaving} />
        )}
      </Tabs>
      {leaving && <RemoveMemberDialog team={team} player={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

const NoPlayers = ({ onAdd }: { onAdd: () => void }) => (
  <EmptyState
    icon={Users}
    title="No Players in Team"
    text="Their families see the team’s events as soon as players are on the roster."
    action="Add Players"
    onAction={onAdd}
  />
);
