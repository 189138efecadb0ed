import { addDays, ageGroupOf } from '@touchline/domain';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../src/schema/data-source.ts';
import { createDatabase } from '../support/database.ts';

// Covers R16.
// On each day around each birthday.
it('PostgreSQL and the server agree on the age group of a child born on 29 February', async () => {
  const { url, drop } = await createDatabase();
  const options = dataSourceOptions({ url, poolSize: 1, onPoolError: () => undefined });
  const database = await new DataSource(options).initialize();
  const days = Array.from({ length: 20 }, (_, age) => age).flatMap((age) =>
    [-2, -1, 0, 1, 2].map((offset) => addDays(`${2013 + age}-03-01`, offset)),
  );
  const rows = await database.query(
    `SELECT child_age_group(NULL, '2012-02-29', day::date) AS "group" FROM unnest($1::text[]) WITH ORDINALITY AS d (day, n) ORDER BY n`,
    [days],
  );
  const own = days.map((day) => ageGroupOf({ dateOfBirth: '2012-02-29' }, day, day.slice(5)));
  expect(rows.map(({ group }: { group: string }) => group)).toEqual(own);
  await database.destroy();
  await drop();
});
