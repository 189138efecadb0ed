import { type ListedChildDto } from '@touchline/api-client';
import { ageGroupWords, shortDate } from '@touchline/app-core';
import { ageOn, type CivilDate } from '@touchline/domain';
import { type Column, Text } from '@touchline/ui';

/** Who a player is: the columns of all lists of players. */
export const identityColumns = (today: CivilDate): Column<ListedChildDto>[] => [
  { header: 'ID', onPhone: 'hidden', cell: ({ id }) => id },
  { header: 'Name', main: true, cell: ({ name }) => name },
  { header: 'Age', numeric: true, onPhone: 'hidden', cell: ({ dateOfBirth }) => ageOn(dateOfBirth, today) },
  { header: 'Date of Birth', onPhone: 'hidden', cell: (player) => <Birth player={player} /> },
  { header: 'Age Group and Teams', onPhone: 'only', cell: groupAndTeams },
];

/** `U12 · U12 Lions` */
function groupAndTeams(player: ListedChildDto): string {
  return [ageGroupWords(player), ...player.teams.map(({ name }) => name)].join(' · ');
}

/** With the age group if it does not follow from the date of birth. */
const Birth = ({ player }: { player: ListedChildDto }) => (
  <>
    {shortDate(player.dateOfBirth)}
    {player.isAgeGroupSet && (
      <Text size="secondary" muted>
        {ageGroupWords(player)}
      </Text>
    )}
  </>
);
