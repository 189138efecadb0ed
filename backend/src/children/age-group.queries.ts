import { type CivilDate } from '@touchline/domain';
import { type Sql, sql } from '../database/sql.ts';

/** The age group of child `c` that was set by hand for the season that began after the last cut-off date; null if there is none. */
export const ageGroupByHand = (cutoff: CivilDate): Sql => sql`
  CASE WHEN cutoff_before(c.age_group_set_on, ${cutoff}::date) = ${cutoff}::date THEN c.age_group END`;
