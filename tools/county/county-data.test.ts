import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCounty } from './county-data.ts';

const now = new Date('2026-11-20T12:00:00Z');

function countyOf(dates: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'county-'));
  const write = (name: string, lines: string[]) => writeFileSync(join(folder, `${name}.csv`), lines.join('\n'));
  write('leagues', ['name,ageGroup', 'North,U12', 'South,U12']);
  write('teams', ['name,leagueName', 'Lions,North', 'Bears,North', 'Otters,South']);
  write('children', ['name,dateOfBirth', 'Mia,2014-01-01', 'Leo,2014-01-01', 'Mia,2015-01-01']);
  const members = ['Lions,North,Mia,2014-01-01', 'Otters,South,Leo,2014-01-01', 'Otters,South,Mia,2015-01-01'];
  write('team-members', ['teamName,leagueName,childName,dateOfBirth', ...members]);
  write('fixtures', ['title,date,leagueName', ...dates.map((date) => `Lions v Bears,${date},North`)]);
  return folder;
}

it('readCounty reads all rows, or only those of one division', () => {
  const sizes = (division?: string) =>
    Object.values(readCounty(countyOf(['2025-08-16']), division, now)).map((rows) => rows.length);
  expect(sizes()).toEqual([2, 3, 3, 3, 1]);
  expect(sizes('North')).toEqual([1, 2, 1, 1, 1]);
  expect(readCounty(countyOf([]), 'North').children).toEqual([{ name: 'Mia', dateOfBirth: '2014-01-01' }]);
});

it('readCounty shifts fixtures by whole weeks until half of them are in the future', () => {
  const folder = countyOf(['2025-08-16', '2025-12-20', '2026-05-02']);
  const dates = readCounty(folder, 'North', now).fixtures.map(({ date }) => date);
  expect(dates).toEqual(['2026-07-18', '2026-11-21', '2027-04-03']);
  expect(dates.map((date) => new Date(date!).getUTCDay())).toEqual([6, 6, 6]);
});

it('readCounty names an unknown division in its error', () => {
  expect(() => readCounty(countyOf([]), 'East')).toThrow('The county has no league "East"');
});
