import { type ClientBase } from 'pg';
import { foldName } from '@touchline/domain';
import { type County, readCounty, type Row } from '../county/county-data.ts';
import { addAccounts, addAnnouncements, addResponses, insertCounty } from './club-of-counties.queries.ts';

/** What a filled club consists of. */
export interface ClubOptions {
  counties: number;
  /** The folder of the county's files. */
  data: string;
  now?: Date;
}

/** The password of every account: `admin@`, `coach@` and `parent1@touchline.example`, `parent2@` … */
export const password = 'touchline';

/**
 * Fills a migrated, empty database by SQL, within seconds, as a superuser. The same `now` gives the same rows. Each county has 25 leagues,
 * 580 teams, 8,700 players, half of its 13,060 fixtures ahead, a parent for two children each, who play in different teams, a few dozen
 * announcements, and responses for 60 % of the pairs of event and child within six weeks of today. The first county keeps its names;
 * in the others every league, team, club and player has a number. There is one admin and one coach.
 */
export async function fillClub(database: ClientBase, { counties, data, now = new Date() }: ClubOptions): Promise<void> {
  const county = readCounty(data, undefined, now);
  await database.query('BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL synchronous_commit = off');
  // Without foreign key checks and triggers, which take most of the time. Only a superuser may do that.
  await database.query('SET LOCAL session_replication_role = replica');
  for (let number = 1; number <= counties; number++) await insertCounty(database, renamed(county, number));
  await addAccounts(database);
  await addAnnouncements(database, now);
  await addResponses(database, now);
  await database.query('COMMIT');
  await database.query('VACUUM ANALYZE');
}

/** The county under other names, with the folded names of the database as members like `nameFolded`. */
function renamed(county: County, number: number): County {
  const suffix = number > 1 ? ` ${number}` : '';
  const rename = (row: Row): Row => {
    const result = { ...row };
    for (const column of named.filter((name) => row[name] !== undefined)) {
      result[column] = row[column] + suffix;
      result[`${column}Folded`] = folded(row[column]!) + suffix;
    }
    return result;
  };
  return Object.fromEntries(Object.entries(county).map(([type, rows]) => [type, rows.map(rename)])) as County;
}

/** The columns that contain names. */
const named = ['name', 'leagueName', 'teamName', 'childName', 'title', 'location', 'homeTeam', 'awayTeam'];

const cache = new Map<string, string>();

/** Every county needs the same folded names. */
function folded(name: string): string {
  if (!cache.has(name)) cache.set(name, foldName(name));
  return cache.get(name)!;
}
