import { type ListedChildDto, type TeamDto } from '@touchline/api-client';
import { WarningLine } from '@touchline/app-core';

/** The age group that a team plays in; undefined if its league has no group such as U12. */
export function ageGroupOfTeam({ league }: TeamDto): string | undefined {
  return league && /^U\d+$/.test(league.ageGroup) ? league.ageGroup : undefined;
}

interface AgeWarningsProps {
  team: TeamDto;
  players: readonly ListedChildDto[];
}

/** Says which players are of another age group than the team; a coach may still choose them. */
export function AgeWarnings({ team, players }: AgeWarningsProps) {
  const group = ageGroupOfTeam(team);
  const others = group ? players.filter(({ ageGroup }) => ageGroup !== group) : [];
  return (
    <div role="status">
      {others.map(({ id, name, ageGroup }) => (
        <WarningLine key={id}>{`${name} is ${ageGroup}. This team plays ${group}.`}</WarningLine>
      ))}
    </div>
  );
}
