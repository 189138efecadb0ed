import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { type ImportType } from '@touchline/domain';

export type Row = Record<string, string>;

/** The files of a county, in the order in which they are imported. */
export const countyFiles = ['leagues', 'teams', 'children', 'team-members', 'fixtures'] as const satisfies ImportType[];
export type CountyFile = (typeof countyFiles)[number];

/** A season: the rows of the import files. The dates of fixtures are shifted by whole weeks, so that half of them are in the future. */
export type County = Record<CountyFile, Row[]>;

const day = 24 * 60 * 60 * 1000;

/** Reads the county's files, or only those rows that belong to one division. */
export function readCounty(folder: string, division?: string, now = new Date()): County {
  const read = (name: string) => parse<Row>(readFileSync(join(folder, `${name}.csv`)), { columns: true, bom: true });
  const files = Object.fromEntries(countyFiles.map((type) => [type, read(type)])) as County;
  const county = { ...files, fixtures: centreOnNow(files.fixtures, now) };
  return division ? divisionOf(county, division) : county;
}

function divisionOf(county: County, name: string): County {
  const ofLeague = (rows: Row[]) => rows.filter((row) => row.leagueName === name);
  const leagues = county.leagues.filter((league) => league.name === name);
  if (leagues.length === 0) throw new Error(`The county has no league "${name}"`);
  const members = ofLeague(county['team-members']);
  const players = new Set(members.map((member) => `${member.childName} ${member.dateOfBirth}`));
  const children = county.children.filter((child) => players.has(`${child.name} ${child.dateOfBirth}`));
  const [teams, fixtures] = [ofLeague(county.teams), ofLeague(county.fixtures)];
  return { leagues, teams, children, 'team-members': members, fixtures };
}

/** Shifts by whole weeks, so that Saturdays stay Saturdays. */
function centreOnNow(fixtures: Row[], now: Date): Row[] {
  const dates = fixtures.map(({ date }) => date!).sort();
  if (dates.length === 0) return [];
  const middle = Date.parse(dates[Math.floor(dates.length / 2)]!);
  const weeks = Math.round((now.getTime() - middle) / (7 * day));
  const shift = (date: string) => new Date(Date.parse(date) + weeks * 7 * day).toISOString().slice(0, 10);
  return fixtures.map((fixture) => ({ ...fixture, date: shift(fixture.date!) }));
}
