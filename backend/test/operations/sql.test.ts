import { type Queryable, queryRows, sql } from '../../src/database/sql.ts';
import { type ClubApp, startClub } from '../support/club-app.ts';

let club: ClubApp;
beforeAll(async () => {
  club = await startClub();
});
afterAll(() => club.close());

// Covers ASVS 1.2.4.
it('The sql tag sends values as parameters, also those of nested fragments', async () => {
  const one = 1;
  const hostile = `'; DROP TABLE users; --`;
  const fragment = sql`${hostile}::text AS hostile, ${one}::int AS one`;
  const sent: unknown[] = [];
  const database: Queryable = {
    query: (text: string, values?: unknown) => {
      sent.push(text, values);
      return club.database.query(text, values as unknown[]);
    },
  };
  const rows = await queryRows(
    database,
    sql`SELECT ${fragment}, ${[2, 3]}::int[] AS list, ${undefined}::int AS nothing`,
  );
  expect(rows).toEqual([{ hostile, one: 1, list: [2, 3], nothing: null }]);
  expect(sent).toEqual([
    'SELECT $1::text AS hostile, $2::int AS one, $3::int[] AS list, $4::int AS nothing',
    [hostile, 1, [2, 3], undefined],
  ]);
});
