import { tidyName } from '@touchline/domain';
import { type Sql, sql } from './sql.ts';

/**
 * Whether a text that is not stored folded contains the searched one, ignoring case; always true without one. PostgreSQL folds
 * both, because it treats some letters differently from `foldName`.
 */
export function contains(text: Sql, searched = ''): Sql {
  const tidied = tidyName(searched);
  return tidied ? sql`strpos(${folded(text)}, ${folded(sql`${tidied}::text`)}) > 0` : sql`true`;
}

/** Most locales have no upper case of ß. */
const folded = (text: Sql) => sql`replace(lower(upper(${text})), 'ß', 'ss')`;
