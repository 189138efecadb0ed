import { type Sql, sql } from './sql.ts';

/** The name of a row of `children` as `shortNameOf` and `givenNameOf` read it. */
export const shortenedName = (child: Sql): Sql =>
  sql`json_build_object('name', ${child}.name, 'shortName', ${child}.short_name)`;
