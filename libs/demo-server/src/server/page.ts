import { foldName, limits } from '@touchline/domain';
import { type Call } from './call.ts';
import { count } from './query-rules.ts';
import { check, optional, text } from './rules.ts';

/** The query of every list: at most how many, after leaving out how many. */
export const pageRules = {
  limit: optional(count(1, limits.page.max)),
  offset: optional(count(0, limits.id.max)),
};

/** The part of a list that the query asks for; `x-total-count` says how many there are in all. */
export function pageOf<Row>({ query, reply }: Call, rows: Row[]): Row[] {
  const { limit, offset } = check(query, pageRules);
  reply.headers['x-total-count'] = String(rows.length);
  const start = offset ?? 0;
  return rows.slice(start, limit ? start + limit : undefined);
}

/** The same of the rows that hold the text of the query in one of these places. */
export function searchedPage<Row>(
  call: Call,
  rows: Row[],
  placesOf: (row: Row) => (string | null | undefined)[],
): Row[] {
  const { q } = check(call.query, { ...pageRules, q: optional(text(limits.name.max)) });
  const wanted = foldName(q ?? '');
  return pageOf(
    call,
    rows.filter((row) => !wanted || placesOf(row).some((place) => foldName(place ?? '').includes(wanted))),
  );
}
