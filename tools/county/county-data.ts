import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { type ImportType, importTypes } from '@touchline/domain';

export type Row = Record<string, string>;

/** A season: the rows of the four import files, and the fixtures. */
export interface County {
  files: Record<ImportType, Row[]>;
  /** With dates shifted by whole weeks, so that half of the season is in the future. */
  fixtures: Row[];
}

const day = 24 * 60 * 60 * 1000;

/** Reads the county's files, or only those rows that belong to one division. */
export function readCounty(folder: string, division?: string, now = new Date()): County {
  const read = (name: string) => parse<Row>(readFileSync(join(folder, `${name}.csv`)), { columns: true, bom: true });
  const files = Object.fromEntries(importTypes.map((type) => [type, read(type)])) as County['files'];
  const county = { files, fixtures: centreOnNow(read('fixtures'), now) };
  return division ? divisionOf(county, division) : county;
}

function divisionOf({ files, fixtures }: County, name: string): County {
  const ofLeague = (rows: Row[]) => rows.filter((row) => row.leagueName === name);
  const leagues = files.leagues.filter((league) => league.name === name);
  if (leagues.length === 0) throw new Error(`The county has no league "${name}"`);
  const members = ofLeague(files['team-members']);
  const players = new Set(members.map((member) => `${member.childName} ${member.dateOfBirth}`));
  const children = files.children.filter((child) => players.has(`${child.name} ${child.dateOfBirth}`));
  return {
    files: { leagues, teams: ofLeague(files.teams), children, 'team-members': members },
    fixtures: ofLeague(fixtures),
  };
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
