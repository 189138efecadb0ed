import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { divisionOf } from './county-data.ts';

function countyOf(dates: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'county-'));
  const write = (name: string, lines: string[]) => writeFileSync(join(folder, `${name}.csv`), lines.join('\n'));
  write('leagues', ['name,ageGroup', 'North,U12', 'South,U12']);
  write('teams', ['name,leagueName', 'Lions,North', 'Bears,North', 'Otters,South']);
  write('team-members', ['teamName,leagueName,childName', 'Lions,North,Mia', 'Otters,South,Leo']);
  write('fixtures', ['title,date,leagueName', ...dates.map((date) => `Lions v Bears,${date},North`)]);
  return folder;
}

it('a division is what belongs to its league', () => {
  const { league, teams, children } = divisionOf(countyOf(['2025-08-16']), 'North');
  expect([league.ageGroup, teams.map(({ name }) => name), children.map(({ childName }) => childName)]).toEqual([
    'U12',
    ['Lions', 'Bears'],
    ['Mia'],
  ]);
});

it('its season is moved by whole weeks until half of it lies ahead', () => {
  const folder = countyOf(['2025-08-16', '2025-12-20', '2026-05-02']);
  const dates = divisionOf(folder, 'North', new Date('2026-11-20T12:00:00Z')).fixtures.map(({ date }) => date);
  expect(dates).toEqual(['2026-07-18', '2026-11-21', '2027-04-03']);
  expect(dates.map((date) => new Date(date!).getUTCDay())).toEqual([6, 6, 6]);
});

it('a league that is not there is named', () => {
  expect(() => divisionOf(countyOf([]), 'East')).toThrow('There is no league "East"');
});
