import { execute, type Queryable, queryRows, type Sql, sql } from '../database/sql.ts';

/** Two children, the one who was added first in front. */
export interface Pair {
  id: number;
  name: string;
  otherId: number;
  otherName: string;
  differsIn: 'name' | 'birth';
}

/** Letters by which the rough forms of near names can differ. */
const roughDistance = 4;

/** A name without accents, spaces and signs, and with `u` for `ue` and the like: near names have rough forms that are alike. */
export const roughForm = (foldedName: Sql): Sql => sql`
  left(regexp_replace(replace(replace(replace(replace(search_form(${foldedName}), 'ae', 'a'), 'oe', 'o'), 'ue', 'u'), 'aa', 'a'),
                      '[ ''.,-]+', '', 'g'), 255)`;

export const areRoughlyNear = (one: Sql, other: Sql): Sql =>
  sql`levenshtein_less_equal(${one}, ${other}, ${roughDistance}) <= ${roughDistance}`;

/**
 * Pairs of registered children that could be one: born on the same day with names that are roughly alike, of which the domain decides
 * (`areNear`), or with the same name and one digit of the date of birth apart. By name. Names that were already equal when signs became
 * equal have a folded name of their own.
 */
export const findPairs = (database: Queryable) =>
  queryRows<Pair>(
    database,
    sql`
      WITH named AS MATERIALIZED (
        SELECT id, name, date_of_birth, date_of_birth::text AS born, CASE WHEN folded_name LIKE '% #%' THEN fold_name(name) ELSE folded_name END AS folded_name
        FROM children WHERE is_registered
      ), rough AS MATERIALIZED (
        SELECT *, ${roughForm(sql`folded_name`)} AS form FROM named
      ), pairs AS (
        SELECT a.id, a.name, a.folded_name, b.id AS other_id, b.name AS other_name, 'name' AS differs_in
        FROM rough a JOIN rough b ON b.date_of_birth = a.date_of_birth AND b.id > a.id
        WHERE ${areRoughlyNear(sql`a.form`, sql`b.form`)}
        UNION ALL
        SELECT a.id, a.name, a.folded_name, b.id, b.name, 'birth'
        FROM named a JOIN named b ON b.folded_name = a.folded_name AND b.id > a.id
        WHERE levenshtein_less_equal(a.born, b.born, 1) = 1
      )
      SELECT p.id, p.name, p.other_id AS "otherId", p.other_name AS "otherName", p.differs_in AS "differsIn"
      FROM pairs p
      WHERE NOT EXISTS (SELECT FROM distinct_children d WHERE d.child_id = p.id AND d.other_id = p.other_id)
      ORDER BY p.folded_name, p.id, p.other_id`,
  );

interface DistinctPair {
  id: number;
  otherId: number;
}

const inOrder = ({ id, otherId }: DistinctPair) => [Math.min(id, otherId), Math.max(id, otherId)] as const;

export const insertDistinct = (database: Queryable, { by, ...pair }: DistinctPair & { by: number }) => {
  const [first, second] = inOrder(pair);
  return execute(
    database,
    sql`
      INSERT INTO distinct_children (child_id, other_id, decided_by) VALUES (${first}, ${second}, ${by})
      ON CONFLICT DO NOTHING`,
  );
};

export const deleteDistinct = (database: Queryable, pair: DistinctPair) => {
  const [first, second] = inOrder(pair);
  return execute(database, sql`DELETE FROM distinct_children WHERE child_id = ${first} AND other_id = ${second}`);
};
