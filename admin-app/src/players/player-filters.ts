import { type ChildCountsDto, type ListAllChildrenApiArg } from '@touchline/api-client';
import { ageGroups } from '@touchline/domain';

/** Which players a tab lists. */
export interface PlayerFilter {
  value: string;
  label: string;
  count: keyof ChildCountsDto;
  /** Which players; none of them for all players. */
  query?: Pick<ListAllChildrenApiArg, 'parent' | 'withoutTeam' | 'withoutEventGroup'>;
  /** Shown only while there are such players. */
  isRare?: boolean;
  /** Above the players. */
  explanation?: string;
  emptyText: string;
}

/** The oldest group that an event can be for. */
const oldest = ageGroups.at(-1)!;

/** In the order of the tabs. */
export const registeredFilters: readonly PlayerFilter[] = [
  {
    value: 'all',
    label: 'All Players',
    count: 'registered',
    emptyText: 'Parents add their children, or you add them here.',
  },
  {
    value: 'unassigned',
    label: 'Unassigned Players',
    count: 'unassigned',
    query: { parent: 'unassigned' },
    emptyText: 'Every player has a parent.',
  },
  {
    value: 'assigned',
    label: 'Assigned Players',
    count: 'assigned',
    query: { parent: 'assigned' },
    emptyText: 'No player has a parent yet.',
  },
  {
    value: 'withoutTeam',
    label: 'Without a Team',
    count: 'withoutTeam',
    query: { withoutTeam: true },
    emptyText: 'Every player is in a team.',
  },
  {
    value: 'withoutEventGroup',
    label: `Above ${oldest}`,
    count: 'withoutEventGroup',
    query: { withoutEventGroup: true },
    isRare: true,
    explanation: `Events for an age group go up to ${oldest}, so none can be for these players. Those for a team or the whole club can.`,
    emptyText: `No player is above ${oldest}.`,
  },
];

/** Only for admins. */
export const unregisteredFilter: PlayerFilter = {
  value: 'unregistered',
  label: 'Unregistered Players',
  count: 'unregistered',
  emptyText: 'Players removed from the club appear here and can be restored.',
};
