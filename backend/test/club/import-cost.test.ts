import { DataSource, type EntityManager } from 'typeorm';
import { type ImportType, noChoices } from '@touchline/domain';
import { importChildren } from '../../src/import/children.import.ts';
import { readCsvFile } from '../../src/import/csv-file.ts';
import { importFixtures } from '../../src/import/fixtures.import.ts';
import { type ImportAct, type Importer } from '../../src/import/importer.ts';
import { importLeagues } from '../../src/import/leagues.import.ts';
import { importRosters } from '../../src/import/rosters.import.ts';
import { importTeamMembers } from '../../src/import/team-members.import.ts';
import { importTeams } from '../../src/import/teams.import.ts';
import { dataSourceOptions } from '../../src/schema/data-source.ts';
import { createDatabase } from '../support/database.ts';
import { buildLeague, buildTeam, buildUser } from '../support/factories.ts';

let database: DataSource;
let drop: () => Promise<void>;
let act: ImportAct;
beforeAll(async () => {
  const created = await createDatabase();
  ({ drop } = created);
  const url = created.url;
  database = await new DataSource(dataSourceOptions({ url, poolSize: 1, onPoolError: () => undefined })).initialize();
  act = {
    by: (await buildUser({ database }, { isAdmin: true })).id,
    at: '2026-11-28 12:00',
    choices: noChoices,
    beforeEventsChange: () => Promise.resolve(),
  };
  const league = await buildLeague({ database }, { name: 'Harbour League' });
  await buildTeam({ database }, { name: 'Lions', leagueId: league.id });
});
afterAll(async () => {
  await database.destroy();
  await drop();
});

const rows = 500;

it.each<[ImportType, Importer, string, (n: number) => string]>([
  ['leagues', importLeagues, 'name,ageGroup', (n) => `League ${n},U12`],
  ['teams', importTeams, 'name,leagueName', (n) => `Team ${n},Harbour League`],
  // Clubs that do not know the dates of birth write the same one in every row.
  ['children', importChildren, 'name,dateOfBirth', (n) => `Child ${n},2015-01-01`],
  [
    'team-members',
    importTeamMembers,
    'childName,dateOfBirth,teamName,leagueName',
    (n) => `Child ${n},2015-01-01,Lions,Harbour League`,
  ],
  [
    'rosters',
    importRosters,
    'name,dateOfBirth,teamName,leagueName',
    (n) => `Player ${n},2015-01-01,Lions,Harbour League`,
  ],
  ['fixtures', importFixtures, 'date,startTime,homeTeam,awayTeam', (n) => `2099-05-02,10:30,Team ${n},Lions`],
])(
  'A file of %s reads each row of the club a few times at most, not once for every row of the file',
  async (type, importer, header, row) => {
    const importRows = async (manager: EntityManager, from: number) => {
      const lines = Array.from({ length: rows }, (_, n) => row(from + n));
      const file = await readCsvFile(type, Buffer.from([header, ...lines].join('\n')), rows);
      const before = await rowsRead(manager);
      const { results } = await importer(manager, file.rows, '2026-11-28', act);
      expect(results.filter(({ status }) => status === 'success')).toHaveLength(rows);
      return (await rowsRead(manager)) - before;
    };
    await database.transaction(async (manager) => {
      for (let from = 0; from < 5 * rows; from += rows) await importRows(manager, from);
      expect(await importRows(manager, 5 * rows)).toBeLessThan(10 * 6 * rows);
    });
  },
);

/** How many rows the transaction has read so far. */
async function rowsRead(manager: EntityManager): Promise<number> {
  const [{ read }] = await manager.query(
    'SELECT sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int AS read FROM pg_stat_xact_user_tables',
  );
  return read;
}
