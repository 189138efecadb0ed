import { type EventDto, type EventTeamDto } from './event.dto.ts';
import { type EventRow } from './event.queries.ts';

/** Everything that the rows name: the event's team and the involved ones. */
export const teamIdsOf = (rows: EventRow[]): number[] => [...new Set(rows.flatMap(namedTeams))];

/** The event's team first, then the involved ones in the order given. */
const namedTeams = ({ teamId, teamsInvolved }: EventRow): number[] =>
  teamId === null || teamsInvolved[0] === teamId ? teamsInvolved : [...new Set([teamId, ...teamsInvolved])];

/** An event as the API shows it. Of several children the first one asked for is the single `availability`. */
export function eventOf(row: EventRow, teams: Map<number, EventTeamDto>, asked?: number[]): EventDto {
  const { concerned, available, unavailable, availabilities, ...event } = row;
  return {
    ...event,
    teams: namedTeams(row).flatMap((id) => teams.get(id) ?? []),
    ...(availabilities && {
      availability: availabilities.find(({ childId }) => asked?.includes(childId) ?? true),
      availabilities,
    }),
    ...(concerned !== undefined &&
      available !== undefined &&
      unavailable !== undefined && {
        counts: { available, unavailable, pending: concerned - available - unavailable },
      }),
  };
}
