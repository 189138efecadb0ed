import { type SeasonDto } from '@touchline/api-client';
import { foldName, messages, type Season, seasonFields, seasonProblem } from '@touchline/domain';
import { add, type ClubData, sortBy } from '../server/club-data.ts';
import { fieldProblem, HttpError } from '../server/http-error.ts';
import { type RequestContext } from '../server/request-context.ts';
import { check, checkGiven } from '../server/validation.ts';
import { useCutoff, withYearlyCutoff } from './cutoffs.ts';
import { allSeasons, teamCountOf } from './season-list.ts';

/** The latest first. */
export function listSeasons(context: RequestContext): SeasonDto[] {
  const { data, clock } = context;
  const isByDefault = data.seasons.length === 0;
  const latestFirst = sortBy(allSeasons(data, clock.today()), ({ firstDay, id }) => [firstDay, id]).reverse();
  return latestFirst.map((season) => ({ ...season, isByDefault, teamCount: teamCountOf(data, season) }));
}

/** Changes nothing for the running season. */
export function planSeason(context: RequestContext): SeasonDto {
  const { data } = context;
  const season = check(context.body, seasonFields);
  const seasons = listSeasons(context);
  if (seasons.some(({ status }) => status === 'planned')) throw new HttpError(409, messages.seasonPlanned);
  assertFits(season, seasons);
  // Otherwise the next year of a club that has set no days would overlap the planned season.
  const running = seasons.find(({ isByDefault }) => isByDefault);
  if (running) set(context, running, running);
  assertUnique(data, season);
  const { id } = add(data.seasons, { ...season, status: 'planned', startedOn: null });
  return seasonAt(listSeasons(context), id);
}

/** Missing members stay as they are. Another cut-off date of the running season changes age groups from now on. */
export function updateSeason(context: RequestContext): SeasonDto {
  const fields = checkGiven(context.body, seasonFields);
  const seasons = listSeasons(context);
  const known = seasonAt(seasons, context.ids.id!);
  if (known.status === 'archived') throw new HttpError(409, messages.seasonEnded);
  const season = { ...known, ...fields };
  assertFits(
    season,
    seasons.filter((other) => other !== known),
  );
  set(context, known, season);
  return seasonAt(listSeasons(context), known.id);
}

/** Deletes the planned season. */
export function deleteSeason(context: RequestContext): void {
  const { data, ids, response } = context;
  const { id, status } = seasonAt(listSeasons(context), ids.id!);
  if (status !== 'planned') throw new HttpError(409, messages.seasonNotPlanned);
  data.seasons = data.seasons.filter((season) => season.id !== id);
  response.status = 204;
}

/** Age groups follow from the season's days from now on. */
function set(context: RequestContext, known: SeasonDto, { name, firstDay, lastDay, cutoff }: Season): void {
  const { data, clock } = context;
  const { id, status, isByDefault, startedOn } = known;
  assertUnique(data, { name }, id);
  data.seasons = allSeasons(data, clock.today()).map((season) =>
    season.id === id ? { ...season, name, firstDay, lastDay, cutoff } : season,
  );
  const isAgedAnew = isByDefault || cutoff !== known.cutoff || firstDay !== known.firstDay;
  if (status !== 'running' || !isAgedAnew) return;
  const before = isByDefault ? withYearlyCutoff(known) : data.seasonCutoffs;
  data.seasonCutoffs = useCutoff(before, { id, since: clock.wallTime(), cutoff, firstDay, startedOn });
}

function seasonAt(seasons: SeasonDto[], id: number): SeasonDto {
  const season = seasons.find((known) => known.id === id);
  if (!season) throw new HttpError(404, messages.seasonUnknown);
  return season;
}

function assertFits(season: Season, others: Season[]): void {
  const problem = seasonProblem(season, others);
  if (problem) throw fieldProblem(problem.field, problem.message);
}

/** Season names are unique. */
function assertUnique({ seasons }: ClubData, { name }: Pick<Season, 'name'>, ownId?: number): void {
  const isTaken = seasons.some((other) => other.id !== ownId && foldName(other.name) === foldName(name));
  if (isTaken) throw new HttpError(409, messages.seasonTaken);
}
