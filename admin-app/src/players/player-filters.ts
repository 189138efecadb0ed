import { type ListedChildDto } from '@touchline/api-client';

export interface PlayerFilter {
  value: string;
  label: string;
  shows: (player: ListedChildDto) => boolean;
  /** What it says when it shows nobody. */
  nobody: string;
}

const isAssigned = ({ parentName }: ListedChildDto) => parentName !== null;

/** What the tabs of the page show. */
export const playerFilters: readonly PlayerFilter[] = [
  {
    value: 'all',
    label: 'All Players',
    shows: () => true,
    nobody: 'Families add their children, or you add them here.',
  },
  {
    value: 'unassigned',
    label: 'Unassigned Players',
    shows: (player) => !isAssigned(player),
    nobody: 'Every player has a parent.',
  },
  { value: 'assigned', label: 'Assigned Players', shows: isAssigned, nobody: 'No player has a parent yet.' },
];

/** Players who were removed from the club, for admins. They come from a list of their own. */
export const unregistered: PlayerFilter = {
  value: 'unregistered',
  label: 'Unregistered Players',
  shows: () => true,
  nobody: 'Players removed from the club appear here and can be restored.',
};

export const textsOfPlayer = ({ name, parentName, teams }: ListedChildDto) => [
  name,
  parentName,
  ...teams.map((team) => team.name),
];
