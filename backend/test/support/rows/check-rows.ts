import { readFileSync } from 'node:fs';
import { EntityManager } from 'typeorm';
import { PooledDataSource } from '../../../src/database/pooled-data-source.ts';
import { type Shape } from './declared-rows.ts';

/** Set by the setup of the run (database-server.setup.mjs). */
const declared = JSON.parse(readFileSync(process.env.ROWS_FILE!, 'utf8')) as Record<string, Shape>;

/** What a row has and its type does not say, and the other way round. */
export function differences(row: Record<string, unknown>, shape: Shape, path = ''): string[] {
  const unexpected = Object.keys(row).filter((member) => !shape[member]);
  const missing = Object.keys(shape).filter((member) => !shape[member]!.isOptional && !(member in row));
  const inside = Object.entries(row).flatMap(([member, value]) => {
    const inner = shape[member]?.inner;
    const objects = [value].flat().slice(0, 3).filter(isObject);
    return inner ? objects.flatMap((object) => differences(object, inner, `${path}${member}.`)) : [];
  });
  return [
    ...unexpected.map((member) => `selects ${path}${member}, which its type does not have`),
    ...missing.map((member) => `does not select ${path}${member}, which its type has`),
    ...inside,
  ];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Date) && !Buffer.isBuffer(value);

/** The place of the innermost call in a file of queries, from a stack that names places in the sources. */
const caller = () => /\/backend\/(src\/\S+\.queries\.ts:\d+:\d+)/.exec(new Error().stack ?? '')?.[1];

let isInside = false;

/** Makes every statement fail whose rows are not what the type of its caller says. */
export function checkRows(): void {
  Error.stackTraceLimit = Math.max(Error.stackTraceLimit, 20);
  for (const { prototype } of [PooledDataSource, EntityManager]) {
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called with the same `this`
    const query = prototype.query;
    prototype.query = function (this: unknown, ...given: Parameters<typeof query>) {
      // A manager asks its data source in the same turn.
      const place = isInside ? undefined : caller();
      const before = isInside;
      isInside = true;
      const result = Reflect.apply(query, this, given) as Promise<unknown>;
      isInside = before;
      return place ? result.then((rows) => checked(rows, place)) : result;
    } as typeof query;
  }
}

function checked<Rows>(result: Rows, place: string): Rows {
  const shape = declared[place];
  // An UPDATE or DELETE has its rows in front of their count.
  const [first] = Array.isArray(result) ? (result as unknown[]) : [];
  const row: unknown = Array.isArray(first) ? first[0] : first;
  if (!shape || !isObject(row) || 'QUERY PLAN' in row) return result;
  const problems = differences(row, shape);
  if (problems.length === 0) return result;
  const message = `${place} ${problems.join('; ')}`;
  // To the caller it is a 500, which says nothing.
  console.error(message);
  throw new Error(message);
}
