import { tidyName } from '@touchline/domain';
import { type Sql, sql } from './sql.ts';

/**
 * Whether a text that is not stored folded contains the searched one, ignoring case, accents and kinds of apostrophes and dashes;
 * always true without one. PostgreSQL folds both, because `fold_name` would take too much time for each row.
 */
export function contains(text: Sql, searched = ''): Sql {
  const tidied = tidyName(searched);
  return tidied ? sql`strpos(${folded(text)}, ${folded(sql`${tidied}::text`)}) > 0` : sql`true`;
}

/** Most locales have no upper case of ß. */
const folded = (text: Sql) => sql`search_form(replace(lower(upper(fold_signs(${text}))), 'ß', 'ss'))`;

/** Whether a stored folded name contains a text in its search form. */
export const nameContains = (foldedName: Sql, searchForm: string | null): Sql =>
  sql`strpos(search_form(${foldedName}), ${searchForm}) > 0`;
