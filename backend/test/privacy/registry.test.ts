import { readFileSync } from 'node:fs';
import { DataSource } from 'typeorm';
import { registryDocument } from '../../src/privacy/registry/document.ts';
import { keptRowsModule } from '../../src/privacy/registry/kept-rows.ts';
import { registry } from '../../src/privacy/registry/registry.ts';
import { dataSourceOptions } from '../../src/schema/data-source.ts';
import { createDatabase } from '../support/database.ts';
import { differencesFromRegistry, ends } from '../support/privacy-catalogue.ts';

let database: DataSource;
let drop: () => Promise<void>;
beforeAll(async () => {
  const created = await createDatabase();
  drop = created.drop;
  const options = dataSourceOptions({ url: created.url, poolSize: 2, onPoolError: () => undefined });
  database = await new DataSource(options).initialize();
});
afterAll(async () => {
  await database.destroy();
  await drop();
});

it('The registry lists every table, and every column of text, JSON, dates and bytes', async () => {
  expect(await differencesFromRegistry(database)).toEqual([]);
});

it.each([
  ['a table', 'CREATE TABLE diaries (id integer PRIMARY KEY)', ['diaries is missing']],
  ['a column of text', 'ALTER TABLE children ADD COLUMN nickname varchar(20)', ['children.nickname is missing']],
  ['a column of JSON', 'ALTER TABLE memberships ADD COLUMN facts jsonb', ['memberships.facts is missing']],
  ['a date', 'ALTER TABLE users ADD COLUMN born_on date', ['users.born_on is missing']],
  ['an address', 'ALTER TABLE mails ADD COLUMN sent_from inet', ['mails.sent_from is missing']],
  ['texts', 'ALTER TABLE feeds ADD COLUMN labels text[]', ['feeds.labels is missing']],
  ['a table that goes', 'DROP TABLE mail_plans', ['mail_plans does not exist', 'mail_plans.key does not exist']],
])('%s that a migration adds or drops is noticed', async (_, change, expected) => {
  const scratch = database.createQueryRunner();
  await scratch.startTransaction();
  await scratch.query(change);
  expect(await differencesFromRegistry(scratch.manager)).toEqual(expected);
  await scratch.rollbackTransaction();
  await scratch.release();
});

/** Rows that go with another one which a statement of the registry deletes. */
const goWithOthers = { account: ['found_children'], child: [] as string[] };

it.each([
  ['account', 'users'],
  ['child', 'children'],
] as const)('The registry says what the foreign keys do when an %s is erased', async (kind, table) => {
  const catalogue = await ends(database, table);
  const byKey = Object.entries(registry).filter(([name, { erased }]) => {
    const erasure = erased[kind];
    return typeof erasure === 'string' && !goWithOthers[kind].includes(name);
  });
  const said = Object.fromEntries(byKey.map(([name, { erased }]) => [name, erased[kind]]));
  const withStatement = Object.keys(registry).filter((name) => typeof registry[name]!.erased[kind] === 'object');
  const expected = Object.entries(catalogue).filter(([name]) => !withStatement.includes(name));
  expect(said).toEqual(Object.fromEntries(expected));
});

it('The dump of the backup image and of the documentation leave out what the registry says', () => {
  const leftOut = Object.keys(registry).filter((name) => registry[name]!.notBackedUp);
  // pg_dump needs the steps of the schema; counters of attempts do no harm there.
  const dumped = leftOut.filter((name) => !['migrations', 'rate_limits'].includes(name)).sort();
  for (const file of ['deploy/backup/backup.sh', 'docs/operations.md']) {
    const text = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
    expect(Array.from(text.matchAll(/--exclude-table-data=(\w+)/g), ([, name]) => name).sort()).toEqual(dumped);
  }
});

it('the demo shows how long rows are kept; `npm run contract` writes it', () => {
  const file = new URL('../../../libs/demo-server/src/privacy/kept-rows.ts', import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(keptRowsModule());
});

it('docs/security.md shows the registry; `npm run contract` writes it', () => {
  expect(readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8')).toBe(registryDocument());
});
