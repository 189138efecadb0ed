import { PreparingClient } from '../../src/database/preparing-client.ts';
import { createDatabase } from '../support/database.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
let client: PreparingClient;
beforeEach(async () => {
  database = await createDatabase();
  client = new PreparingClient({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

const add = (one: number) => client.query('SELECT $1::int + 1 AS sum', [one]);
const preparedTexts = async (): Promise<string[]> => {
  const { rows } = await client.query('SELECT statement FROM pg_prepared_statements ORDER BY prepare_time');
  return rows.map(({ statement }: { statement: string }) => statement);
};

describe('PreparingClient', () => {
  it('prepares a statement with values once', async () => {
    expect((await add(1)).rows).toEqual([{ sum: 2 }]);
    expect((await add(2)).rows).toEqual([{ sum: 3 }]);
    expect(await preparedTexts()).toEqual(['SELECT $1::int + 1 AS sum']);
  });

  it('reports results and errors to a callback', async () => {
    const call = (text: string) =>
      new Promise((done) => client.query(text, [1], (error: Error | null, result: any) => done(error ?? result.rows)));
    expect(await call('SELECT $1::int AS one')).toEqual([{ one: 1 }]);
    expect(await call('SELECT $1::int / 0 AS one')).toMatchObject({ code: '22012' });
  });

  it('repeats a statement that the connection has lost', async () => {
    await add(1);
    await client.query('DEALLOCATE ALL');
    expect((await add(2)).rows).toEqual([{ sum: 3 }]);
    expect((await add(3)).rows).toEqual([{ sum: 4 }]);
    expect(await preparedTexts()).toEqual([]);
  });

  it('repeats a statement whose result a migration has changed', async () => {
    const read = () => client.query('SELECT * FROM kits WHERE number = $1', [7]);
    await client.query('CREATE TABLE kits (number int); INSERT INTO kits VALUES (7)');
    await read();
    await client.query(`ALTER TABLE kits ADD COLUMN size text DEFAULT 'M'`);
    expect((await read()).rows).toEqual([{ number: 7, size: 'M' }]);
  });

  it('prepares at most 200 statements', async () => {
    for (let number = 0; number < 201; number++) await client.query(`SELECT $1::int + ${number} AS sum`, [1]);
    expect(await preparedTexts()).toHaveLength(200);
    expect((await client.query('SELECT $1::int + 0 AS sum', [2])).rows).toEqual([{ sum: 2 }]);
  });

  it('reports a statement that is lost in a transaction, which cannot continue', async () => {
    await add(1);
    await client.query('DEALLOCATE ALL');
    await client.query('BEGIN');
    await expect(add(2)).rejects.toMatchObject({ code: '26000' });
    await client.query('ROLLBACK');
    expect((await add(3)).rows).toEqual([{ sum: 4 }]);
  });
});
