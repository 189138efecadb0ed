import { type CivilDate } from '@touchline/domain';
import { type Sql, sql } from './sql.ts';

// A subquery each, which the database runs once per statement. The cut-off date is that of the setting, for clubs that have set none.
const ruleOfToday = (column: Sql, byDefault: CivilDate): Sql =>
  sql`(SELECT ${column} FROM age_rule(NULL, ${byDefault}::date))`;

/** The cut-off date of the running season. */
export const runningCutoff = (byDefault: CivilDate): Sql => ruleOfToday(sql`cutoff`, byDefault);

/** The age group of child `c` that was set by hand for the running season; null if there is none. */
export const ageGroupByHand = (byDefault: CivilDate): Sql => sql`
  CASE WHEN c.age_group_season_id = ${ruleOfToday(sql`season_id`, byDefault)}
    AND c.age_group_set_on <@ ${ruleOfToday(sql`set_days`, byDefault)} THEN c.age_group END`;

/** The age group of child `c` in the running season. */
export const ageGroupToday = (byDefault: CivilDate): Sql =>
  sql`child_age_group(${ageGroupByHand(byDefault)}, c.date_of_birth, ${runningCutoff(byDefault)})`;

/** The age group of child `c`, as its date of birth and age group are now, for an event that begins then. */
export const ageGroupAt = (begin: Sql, byDefault: CivilDate): Sql => sql`(
  SELECT child_age_group(
    CASE WHEN c.age_group_season_id = r.season_id AND c.age_group_set_on <@ r.set_days THEN c.age_group END, c.date_of_birth, r.cutoff)
  FROM age_rule(${begin}, ${byDefault}::date) r)`;
