import { foldName } from '../names/fold-name.ts';
import { readAgeGroup } from '../values/age-group.ts';
import { excerpt } from './cells/excerpt.ts';
import { wrongCell } from './row-problem.ts';
import { type RowReader } from './row-reader.ts';
import { type Resolved } from './row-result.ts';

/** What a cell can mean: a name, an age group, or both; null is any. */
interface LeagueReading {
  foldedName: string | null;
  foldedAgeGroup: string | null;
}

/** How a row names a league. The age group has a column of its own, or stands at the end of the name. */
export interface LeagueReference {
  leagueName: string | null;
  ageGroup: string | null;
  /** The likeliest first. */
  readings: LeagueReading[];
}

/** A league that a row can refer to. */
export interface NamedLeague {
  id: number;
  name: string;
  ageGroup: string;
}

/** Reads the columns `leagueName` and `ageGroup`. */
export function readLeagueReference(row: RowReader, { isRequired = false } = {}): LeagueReference {
  const leagueName = isRequired ? row.name('leagueName') : row.optionalName('leagueName');
  const ageGroup = row.optionalName('ageGroup');
  const foldedAgeGroup = ageGroup === null ? null : foldAgeGroup(ageGroup);
  const readings = [{ foldedName: leagueName === null ? null : foldName(leagueName), foldedAgeGroup }];
  const split = leagueName === null ? null : splitAgeGroup(leagueName);
  if (split && (foldedAgeGroup ?? split.foldedAgeGroup) === split.foldedAgeGroup) readings.push(split);
  return {
    leagueName: leagueName && row.written('leagueName'),
    ageGroup: ageGroup && row.written('ageGroup'),
    readings,
  };
}

/** `County League U12`, `County League (Under 12)` */
function splitAgeGroup(leagueName: string): { foldedName: string; foldedAgeGroup: string } | null {
  const [, name, end] = /^(.+?)[\s,([\-‐-―]+(u(?:nder)?[^\p{L}\p{N}]?\d{1,2}s?)[)\]]?$/iu.exec(leagueName) ?? [];
  const ageGroup = end && readAgeGroup(end);
  return name && ageGroup ? { foldedName: foldName(name), foldedAgeGroup: foldAgeGroup(ageGroup) } : null;
}

const foldAgeGroup = (ageGroup: string): string => foldName(readAgeGroup(ageGroup) ?? ageGroup);

/** The folded names that a league can have. */
export const namesOf = ({ readings }: LeagueReference): string[] =>
  readings.flatMap(({ foldedName }) => foldedName ?? []);

/** What a reference means, by its likeliest reading that anything fits. */
export function fitting<Thing>(
  { readings }: LeagueReference,
  things: readonly Thing[],
  leagueOf: (thing: Thing) => { foldedName: string | null; ageGroup: string | null },
): Thing[] {
  const fits = (reading: LeagueReading) => (thing: Thing) => {
    const { foldedName, ageGroup } = leagueOf(thing);
    return (
      (reading.foldedName === null || reading.foldedName === foldedName) &&
      (reading.foldedAgeGroup === null || (ageGroup !== null && foldAgeGroup(ageGroup) === reading.foldedAgeGroup))
    );
  };
  return readings.map((reading) => things.filter(fits(reading))).find((found) => found.length > 0) ?? [];
}

/** The only league that a row names. */
export function leagueNamed(
  reference: LeagueReference,
  leaguesByName: Map<string, NamedLeague[]>,
): Resolved<NamedLeague> {
  const known = namesOf(reference).flatMap((name) => leaguesByName.get(name) ?? []);
  const [league, another] = fitting(reference, known, ({ name, ageGroup }) => ({
    foldedName: foldName(name),
    ageGroup,
  }));
  if (league && !another) return { fields: league };
  const leagueName = reference.leagueName ?? '';
  if (league) {
    const example = `"${excerpt(league.name)} ${excerpt(league.ageGroup)}"`;
    const advice = `Write its age group in the column ageGroup, or after the name, like ${example}.`;
    return wrongCell('leagueName', leagueName, 'is the name of several leagues', advice);
  }
  if (known.length === 0 || reference.ageGroup === null) {
    return wrongCell('leagueName', leagueName, 'is not a league of the club', importFirst('league'));
  }
  const what = `is not an age group of the league "${excerpt(leagueName)}"`;
  return wrongCell('ageGroup', reference.ageGroup, what, 'Import the league first, or correct leagueName or ageGroup.');
}

/** What to do about a name that the club does not have. */
export const importFirst = (what: string) => `Import the ${what} first, or correct the name.`;
