import { useSearchParam } from '@touchline/app-core';
import { limits } from '@touchline/domain';
import { media, SearchBox, Stack, useMediaQuery } from '@touchline/ui';
import { lazy, Suspense } from 'react';
import { NoMatches } from '../../no-matches.tsx';
import { PaginatedList } from '../../paginated-list.tsx';
import { useOpenedParam } from '../../use-opened-param.ts';
import { useTextFilter } from '../../use-text-filter.ts';
import { type TeamMember } from '../team-member.ts';
import { RosterList } from './roster-list.tsx';
import { RosterTable } from './roster-table.tsx';

const PlayerSheet = lazy(() => import('../../players/sheet/player.sheet.tsx'));

/** A shorter roster fits a page, and is read faster than searched. */
const playersWorthSearching = 30;

const textsOf = ({ name, jerseyNumber, position }: TeamMember) => [name, jerseyNumber?.toString(), position];

export interface RosterProps {
  teamId: number;
  members: readonly TeamMember[];
  /** The address of a player's sheet. */
  pathTo: (member: TeamMember) => string;
  onRemove: (member: TeamMember) => void;
}

/** The team's players, searchable and in pages if there are many; a name opens the player's sheet. */
export function Roster({ members, ...props }: Omit<RosterProps, 'pathTo'>) {
  const wide = useMediaQuery(media.tablet);
  const [search, setSearch] = useSearchParam('search', '', 'page');
  const sheet = useOpenedParam('player');
  const isSearchable = members.length >= playersWorthSearching;
  const matches = useTextFilter(members, isSearchable ? search : '', textsOf) ?? members;
  const opened = members.find(({ id }) => String(id) === sheet.value);
  const Rows = wide ? RosterTable : RosterList;

  return (
    <Stack>
      {isSearchable && (
        <SearchBox label="Search players" value={search} onChange={setSearch} maxLength={limits.name.max} />
      )}
      {matches.length === 0 && <NoMatches title="No players found" items="players" />}
      {matches.length > 0 && (
        <PaginatedList rows={matches}>
          {(rows) => <Rows {...props} members={rows} pathTo={({ id }) => sheet.pathTo(String(id))} />}
        </PaginatedList>
      )}
      {opened && (
        <Suspense>
          <PlayerSheet id={opened.id} name={opened.name} onClose={sheet.close} />
        </Suspense>
      )}
    </Stack>
  );
}
