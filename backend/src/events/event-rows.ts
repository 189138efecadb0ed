import { type EventAvailabilityDto, type EventDto, type EventTeamDto } from './event.dto.ts';

/** The columns of an event in the shape of the API. */
export const eventColumns = `
  e.id, e.title, e.type, e.date, e.start_time AS "startTime", e.end_time AS "endTime",
  e.reporting_time AS "reportingTime", e.location, e.location_detail AS "locationDetail", e.description,
  e.team_id AS "teamId", e.league_id AS "leagueId", e.status, e.teams_involved AS "teamsInvolved",
  e.relevance_type AS "relevanceType", e.age_group_relevance AS "ageGroupRelevance", e.version`;

/** Of the events that meet a condition, those of the asked page, with the teams they involve in the order given. */
export const pageSql = (condition: string, order: 'asc' | 'desc', limit: string, offset: string) => `
  SELECT e.*, ARRAY(SELECT et.team_id FROM event_teams et WHERE et.event_id = e.id ORDER BY et.position) AS teams_involved
  FROM events e WHERE ${condition} ${orderSql(order)} LIMIT ${limit} OFFSET ${offset}`;

export const orderSql = (order: 'asc' | 'desc') => `ORDER BY e.date ${order}, e.start_time ${order}, e.id ${order}`;

/** An event as the database gives it: teams by id, counts as columns, entries of children by id. */
export type EventRow = Omit<EventDto, 'teams' | 'availability' | 'counts'> & {
  concerned?: number;
  available?: number;
  unavailable?: number;
  availabilities?: EventAvailabilityDto[];
};

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
