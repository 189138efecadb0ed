import { type TeamDto } from '@touchline/api-client';
import { PlayerSheet, useOpenedParam } from '@touchline/app-core';
import { media, useMediaQuery } from '@touchline/ui';
import { RosterBar } from '../../many/bars.ts';
import { type Selection } from '../../many/use-selection.ts';
import { SearchableMembers } from '../searchable-members.tsx';
import { type TeamMember } from '../team-member.ts';
import { RosterList } from './roster-list.tsx';
import { type RosterProps } from './roster-props.ts';
import { RosterTable } from './roster-table.tsx';

interface RosterOfTeamProps extends Pick<RosterProps, 'members' | 'onRemove'> {
  team: TeamDto;
  selection: Selection<TeamMember>;
}

/** The team's players; a name opens the player's sheet. */
export function Roster({ team, members, selection, onRemove }: RosterOfTeamProps) {
  const wide = useMediaQuery(media.tablet);
  const sheet = useOpenedParam('player');
  const opened = members.find(({ id }) => String(id) === sheet.value);
  const Rows = wide ? RosterTable : RosterList;
  return (
    <>
      <SearchableMembers members={members}>
        {(shown) => (
          <Rows
            teamId={team.id}
            members={shown}
            pathTo={({ id }) => sheet.pathTo(String(id))}
            selection={selection.of(shown, nameOf)}
            onRemove={onRemove}
          />
        )}
      </SearchableMembers>
      {selection.isOn && <RosterBar team={team} selection={selection} />}
      {opened && <PlayerSheet id={opened.id} name={opened.name} onClose={sheet.close} />}
    </>
  );
}

const nameOf = ({ name }: TeamMember) => name;
