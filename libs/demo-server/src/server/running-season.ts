import { firstSeasonId, type SeasonStatus } from '@touchline/domain';
import { type ClubData, type OfSeason } from './club-data.ts';

/** The season that is running: the first one in a club that has set none. */
export const runningSeasonId = (data: Pick<ClubData, 'seasons'>): number =>
  data.seasons.find(({ status }) => status === 'running')?.id ?? firstSeasonId;

/** The season to which a league or team belongs. */
export const seasonIdOf = ({ seasonId = firstSeasonId }: OfSeason): number => seasonId;

/** The leagues or teams of a season. */
export const inSeason = <Row extends OfSeason>(rows: readonly Row[], id: number): Row[] =>
  rows.filter((row) => seasonIdOf(row) === id);

/** How far a season has come; undefined for one that does not exist. */
export const seasonStatus = (data: Pick<ClubData, 'seasons'>, id: number): SeasonStatus | undefined =>
  data.seasons.length === 0 && id === firstSeasonId ? 'running' : data.seasons.find((row) => row.id === id)?.status;
