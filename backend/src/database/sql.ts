import { type EntityManager } from 'typeorm';

type Value = string | number | boolean | Date | null | undefined | readonly (string | number)[];

/** A statement or a fragment of one, which keeps its values apart from its text. */
export class Sql {
  constructor(
    private readonly texts: readonly string[],
    private readonly inserts: readonly (Value | Sql)[],
  ) {}

  /** The text with placeholders `$1`, `$2` … for the values, which it appends to the list. */
  write(values: unknown[]): string {
    return this.texts.reduce((before, after, index) => {
      const insert = this.inserts[index - 1];
      return before + (insert instanceof Sql ? insert.write(values) : `$${values.push(insert)}`) + after;
    });
  }
}

/** A tag for template literals. Unlike TypeORM's own tag, it nests fragments that have values. */
export const sql = (texts: TemplateStringsArray, ...inserts: (Value | Sql)[]): Sql => new Sql(texts, inserts);

/** A connection pool, or a transaction on one connection. */
export type Queryable = Pick<EntityManager, 'query'>;

function run<Result>(database: Queryable, statement: Sql): Promise<Result> {
  const values: unknown[] = [];
  return database.query<Result>(statement.write(values), values);
}

/** What TypeORM returns for an UPDATE or DELETE. */
type Changed<Row> = [returned: Row[], affected: number];

const isChanged = <Row>(result: Row[] | Changed<Row>): result is Changed<Row> => typeof result[1] === 'number';

/** The rows that a statement selects or returns. */
export async function queryRows<Row>(database: Queryable, statement: Sql): Promise<Row[]> {
  const result = await run<Row[] | Changed<Row>>(database, statement);
  return isChanged(result) ? result[0] : result;
}

/** The first of them. */
export async function queryRow<Row>(database: Queryable, statement: Sql): Promise<Row | undefined> {
  const [row] = await queryRows<Row>(database, statement);
  return row;
}

/** Whether there is one. */
export const hasRow = async (database: Queryable, statement: Sql): Promise<boolean> =>
  (await queryRows(database, statement)).length > 0;

/** The number that a `SELECT count(*)` counts. */
export const queryCount = async (database: Queryable, statement: Sql): Promise<number> =>
  (await queryRow<{ count: number }>(database, statement))!.count;

/** Runs a statement for its effect alone. */
export async function execute(database: Queryable, statement: Sql): Promise<void> {
  await run(database, statement);
}

/** Runs an UPDATE or DELETE and returns the number of rows it changed. */
export async function countAffected(database: Queryable, statement: Sql): Promise<number> {
  const [, affected] = await run<Changed<unknown>>(database, statement);
  return affected;
}
