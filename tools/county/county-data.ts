import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

type Row = Record<string, string>;

/** A league of the county with everything that is in it, as the import templates' columns have it. */
export interface Division {
  league: Row;
  teams: Row[];
  /** With the team each plays in. */
  children: Row[];
  /** Dates moved by whole weeks, so that half of the season lies ahead. */
  fixtures: Row[];
}

const day = 24 * 60 * 60 * 1000;

/** Reads one division from the county's files. */
export function divisionOf(folder: string, leagueName: string, now = new Date()): Division {
  const read = (name: string) => parse<Row>(readFileSync(join(folder, `${name}.csv`)), { columns: true, bom: true });
  const ofLeague = (rows: Row[]) => rows.filter((row) => row.leagueName === leagueName);
  const league = read('leagues').find(({ name }) => name === leagueName);
  if (!league) throw new Error(`There is no league "${leagueName}" in ${folder}`);
  return {
    league,
    teams: ofLeague(read('teams')),
    children: ofLeague(read('team-members')),
    fixtures: aroundNow(ofLeague(read('fixtures')), now),
  };
}

/** Whole weeks, so that Saturdays stay Saturdays. */
function aroundNow(fixtures: Row[], now: Date): Row[] {
  const dates = fixtures.map(({ date }) => date!).sort();
  const middle = Date.parse(dates[Math.floor(dates.length / 2)]!);
  const weeks = Math.round((now.getTime() - middle) / (7 * day));
  const moved = (date: string) => new Date(Date.parse(date) + weeks * 7 * day).toISOString().slice(0, 10);
  return fixtures.map((fixture) => ({ ...fixture, date: moved(fixture.date!) }));
}
