import { type EntityManager } from 'typeorm';

type Value = string | number | boolean | Date | null | undefined | readonly (string | number)[];

/** A statement or fragment, whose values are kept separate from its text. */
export class Sql {
  constructor(
    private readonly texts: readonly string[],
    private readonly inserts: readonly (Value | Sql)[],
  ) {}

  /** Returns the text with placeholders `$1`, `$2` … and appends the values to the list. */
  write(values: unknown[]): string {
    return this.texts.reduce((before, after, index) => {
      const insert = this.inserts[index - 1];
      return before + (insert instanceof Sql ? insert.write(values) : `$${values.push(insert)}`) + after;
    });
  }
}

/** A template tag. Unlike TypeORM's, it supports nested fragments with values. */
export const sql = (texts: TemplateStringsArray, ...inserts: (Value | Sql)[]): Sql => new Sql(texts, inserts);

/**
 * The conditions that are given, joined by AND. A condition that is left out of the statement lets the planner use the indexes
 * for the others; `$1 IS NULL OR …` would not.
 */
export const allOf = (...conditions: (Sql | false | 0 | '' | null | undefined)[]): Sql =>
  conditions.reduce<Sql>((all, one) => (one ? sql`${all} AND ${one}` : all), sql`true`);

const columnOf = (table: string, member: string) =>
  `${table}.${member.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;

const fixed = (text: string) => new Sql([text], []);

/** Members of a row as columns of a table: `e.start_time AS "startTime"`. The names become text, so never pass a client's. */
export const columnsOf = (table: string, members: readonly string[]): Sql =>
  fixed(members.map((member) => `${columnOf(table, member)} AS "${member}"`).join(', '));

/** The same as one JSON object. */
export const jsonOf = (table: string, members: readonly string[]): Sql =>
  fixed(`json_build_object(${members.map((member) => `'${member}', ${columnOf(table, member)}`).join(', ')})`);

/** Formats a timestamp like JavaScript, so that it is not parsed to be printed: `2026-11-20T09:05:00.000Z`. */
export const asInstant = (timestamp: Sql): Sql =>
  sql`to_char(${timestamp} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A connection pool, or a transaction on one connection. */
export type Queryable = Pick<EntityManager, 'query'>;

function run<Result>(database: Queryable, statement: Sql): Promise<Result> {
  const values: unknown[] = [];
  return database.query<Result>(statement.write(values), values);
}

/** TypeORM's result of an UPDATE or DELETE. */
type Changed<Row> = [returned: Row[], affected: number];

const isChanged = <Row>(result: Row[] | Changed<Row>): result is Changed<Row> => typeof result[1] === 'number';

export async function queryRows<Row>(database: Queryable, statement: Sql): Promise<Row[]> {
  const result = await run<Row[] | Changed<Row>>(database, statement);
  return isChanged(result) ? result[0] : result;
}

export async function queryRow<Row>(database: Queryable, statement: Sql): Promise<Row | undefined> {
  const [row] = await queryRows<Row>(database, statement);
  return row;
}

export const hasRow = async (database: Queryable, statement: Sql): Promise<boolean> =>
  (await queryRows(database, statement)).length > 0;

/** Runs a `SELECT count(*)`. */
export const queryCount = async (database: Queryable, statement: Sql): Promise<number> =>
  (await queryRow<{ count: number }>(database, statement))!.count;

export async function execute(database: Queryable, statement: Sql): Promise<void> {
  await run(database, statement);
}

/** Runs an UPDATE or DELETE and returns the number of affected rows. */
export async function countAffected(database: Queryable, statement: Sql): Promise<number> {
  const [, affected] = await run<Changed<unknown>>(database, statement);
  return affected;
}
