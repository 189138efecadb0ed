import { type DataSource } from 'typeorm';
import { type Queryable } from '../../src/database/sql.ts';
import { registry } from '../../src/privacy/registry/registry.ts';

const kindsWithWords = [
  ...['text', 'character varying', 'text[]', 'character varying[]'],
  ...['json', 'jsonb', 'date', 'inet', 'cidr', 'bytea'],
];

/** The tables, and columns of a kind that can hold personal data, that the registry does not list, and what it lists too many. */
export async function differencesFromRegistry(database: Queryable): Promise<string[]> {
  const rows: { table: string; column: string | null }[] = await database.query(
    `SELECT c.relname AS "table", a.attname AS "column"
     FROM pg_class c LEFT JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
       AND format_type(a.atttypid, NULL) = ANY($1)
     WHERE c.relkind IN ('r', 'p') AND c.relnamespace = current_schema()::regnamespace ORDER BY 1, 2`,
    [kindsWithWords],
  );
  const found = new Set(rows.flatMap(({ table, column }) => [table, ...(column ? [`${table}.${column}`] : [])]));
  const listed = new Set(
    Object.entries(registry).flatMap(([table, { columns }]) => [
      table,
      ...Object.keys(columns).map((column) => `${table}.${column}`),
    ]),
  );
  return [
    ...[...found].filter((name) => !listed.has(name)).map((name) => `${name} is missing`),
    ...[...listed].filter((name) => !found.has(name)).map((name) => `${name} does not exist`),
  ];
}

/** The foreign keys from tables to accounts and children, directly or through others that go with their row. */
export async function ends(database: DataSource, of: 'users' | 'children'): Promise<Record<string, string>> {
  const keys: { table: string; target: string; action: string }[] = await database.query(
    `SELECT conrelid::regclass::text AS "table", confrelid::regclass::text AS target, confdeltype AS action
     FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`,
  );
  const found: Record<string, string> = { [of]: 'deleted' };
  for (let before = 0; before !== Object.keys(found).length;) {
    before = Object.keys(found).length;
    for (const { table, target, action } of keys)
      if (found[target] === 'deleted' && action === 'c') found[table] = 'deleted';
  }
  for (const { table, target, action } of keys) if (target === of && action === 'n') found[table] ??= 'unnamed';
  return found;
}
