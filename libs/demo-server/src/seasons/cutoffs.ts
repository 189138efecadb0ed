import { type CivilDate, type Season, type SeasonCutoff, type WallTime } from '@touchline/domain';

/** Until now, each year of the club had its own cut-off date on the day and month of this one. */
export const withYearlyCutoff = ({ id, cutoff }: Pick<Season, 'cutoff'> & { id: number }): SeasonCutoff[] => [
  { seasonId: id, cutoff, since: null, setFrom: cutoff },
];

interface NewCutoff extends Pick<Season, 'cutoff' | 'firstDay'> {
  /** That of the season, which is running. */
  id: number;
  since: WallTime;
  startedOn: CivilDate | null;
}

/** From a moment on, age groups follow from the cut-off date of a running season. Events that have begun keep theirs. */
export function useCutoff(
  cutoffs: SeasonCutoff[],
  { id, since, cutoff, firstDay, startedOn }: NewCutoff,
): SeasonCutoff[] {
  const setFrom = startedOn ?? (cutoff < firstDay ? cutoff : firstDay);
  return [...cutoffs.filter((other) => other.since !== since), { seasonId: id, cutoff, since, setFrom }];
}
