import { useSearchParam } from '@touchline/app-core';
import { limits } from '@touchline/domain';
import { SearchBox, Stack } from '@touchline/ui';
import { type ReactNode } from 'react';
import { NoMatches } from '../no-matches.tsx';
import { PaginatedList } from '../paginated-list.tsx';
import { useTextFilter } from '../use-text-filter.ts';
import { type TeamMember } from './team-member.ts';

/** A shorter roster is read faster than searched. */
const membersWorthSearching = 30;

const textsOf = ({ name, jerseyNumber, position }: TeamMember) => [name, jerseyNumber?.toString(), position];

interface SearchableMembersProps {
  members: readonly TeamMember[];
  children: (shown: readonly TeamMember[]) => ReactNode;
}

/** A team's players in pages, with a search box if there are many. */
export function SearchableMembers({ members, children }: SearchableMembersProps) {
  const [search, setSearch] = useSearchParam('search', '', 'page');
  const isSearchable = members.length >= membersWorthSearching;
  const matches = useTextFilter(members, isSearchable ? search : '', textsOf) ?? members;
  return (
    <Stack>
      {isSearchable && (
        <SearchBox label="Search players" value={search} onChange={setSearch} maxLength={limits.name.max} />
      )}
      {matches.length === 0 ? (
        <NoMatches title="No players found" items="players" />
      ) : (
        <PaginatedList rows={matches}>{children}</PaginatedList>
      )}
    </Stack>
  );
}
