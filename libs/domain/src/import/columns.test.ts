import { fileOf } from '../../test/file-of.ts';
import {
  importColumns,
  importTemplate,
  importTemplateNames,
  type ImportType,
  importTypes,
  isImportType,
} from './columns.ts';
import { fieldsOf, readRows } from './row-result.ts';
import { readFixture } from './fixtures/imported-fixture.ts';
import { readChild, readLeague, readMember, readRosterRow, readTeam } from './imported-rows.ts';
import { type RowReader } from './row-reader.ts';
import { FileRefusal } from '../table/decode.ts';

it.each([
  ['leagues', true],
  ['team-members', true],
  ['fixtures', true],
  ['players', false],
  ['', false],
])('isImportType("%s") is %p', (text, expected) => {
  expect(isImportType(text)).toBe(expected);
});

it.each([
  ['leagues', ['name', 'ageGroup']],
  ['teams', ['name', 'leagueName']],
  ['children', ['name', 'dateOfBirth']],
  ['team-members', ['teamName', 'childName', 'dateOfBirth']],
  ['fixtures', ['date', 'startTime', 'homeTeam']],
  ['rosters', ['name', 'dateOfBirth', 'teamName']],
] as const)('An import of %s requires exactly the columns %j', (type, needed) => {
  const missing = needed.map((column) => `"${column}"`).join(', ');
  const read = (columns: readonly string[]) => fileOf(type, [[[...columns], 1]]);
  const found = 'The file has the columns';
  expect(() => read(['Colour'])).toThrow(
    new FileRefusal(400, `The columns ${missing} are missing. ${found} "Colour".`),
  );
  expect(() => read(needed.slice(1))).toThrow(`The column "${needed[0]}" is missing`);
  expect(() => read(needed)).not.toThrow();
});

it.each(importTypes)('importTemplate for %s has its columns and one row', (type) => {
  const [header, row, end] = importTemplate(type).split('\n');
  expect(header).toBe(Object.keys(importColumns[type]).join(','));
  expect(row!.split(',')).toHaveLength(header!.split(',').length);
  expect(end).toBe('');
});

it.each(importTypes)('The template of %s has its type in its file name', (type) => {
  expect(importTemplateNames[type]).toBe(`${type}-template.csv`);
});

describe('The import templates', () => {
  /** The fields of a template, whose cells contain no commas. */
  function readTemplate<Fields extends { name: string }>(type: ImportType, read: (row: RowReader) => Fields) {
    const lines = importTemplate(type).trimEnd().split('\n');
    const file = fileOf(
      type,
      lines.map((line, index) => [line.split(','), index + 1]),
    );
    return fieldsOf(readRows(file.rows, read, '2026-11-20'));
  }
  const readTemplates = () => ({
    league: readTemplate('leagues', readLeague)[0],
    team: readTemplate('teams', readTeam)[0],
    child: readTemplate('children', readChild)[0],
    member: readTemplate('team-members', readMember)[0],
    fixture: readTemplate('fixtures', readFixture)[0],
    roster: readTemplate('rosters', readRosterRow)[0],
  });

  it('are valid and fill every column', () => {
    const rows = Object.values(readTemplates());
    expect(rows).not.toContain(undefined);
    for (const fields of rows) expect(Object.values(fields ?? {})).not.toContain(null);
  });

  it('create one small club: a league, its team, a team member and a match', () => {
    const { league, team, child, member, fixture } = readTemplates();
    expect(team).toMatchObject({ league: { leagueName: league?.name, ageGroup: league?.ageGroup } });
    expect(child).toMatchObject({ ageGroup: league?.ageGroup });
    expect(member).toMatchObject({
      teamName: team?.name,
      league: { leagueName: league?.name, ageGroup: league?.ageGroup },
      name: child?.name,
      dateOfBirth: child?.dateOfBirth,
    });
    expect(fixture).toMatchObject({
      league: { leagueName: league?.name, ageGroup: league?.ageGroup },
      teams: [{ teamName: team?.name }, { teamName: 'Hillside Bears' }],
    });
  });
});
