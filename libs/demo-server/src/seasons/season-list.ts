import { type SeasonDto } from '@touchline/api-client';
import { type CivilDate, firstSeasonId, seasonByDefault } from '@touchline/domain';
import { type ClubData, type OfSeason, openTeams, type SeasonRow } from '../server/club-data.ts';
import { type RequestContext } from '../server/request-context.ts';
import { inSeason, seasonIdOf } from '../server/running-season.ts';

/** The seasons of the club: one that follows the default until somebody sets its days. */
export function allSeasons({ seasons }: Pick<ClubData, 'seasons'>, today: CivilDate): SeasonRow[] {
  if (seasons.length > 0) return seasons;
  return [{ id: firstSeasonId, ...seasonByDefault(today), status: 'running', startedOn: null }];
}

/** The number of its teams, without those that were archived in the running season. */
export function teamCountOf(data: ClubData, { id, status }: Pick<SeasonRow, 'id' | 'status'>): number {
  const teams = inSeason(data.teams, id);
  return status === 'archived' ? teams.length : openTeams({ teams }).length;
}

/** What a league or team shows of its season. */
export function seasonMembersOf(
  { data, clock }: Pick<RequestContext, 'data' | 'clock'>,
  row: OfSeason,
): { seasonId: number; seasonName: SeasonDto['name'] } {
  const seasonId = seasonIdOf(row);
  const season = allSeasons(data, clock.today()).find(({ id }) => id === seasonId)!;
  return { seasonId, seasonName: season.name };
}
