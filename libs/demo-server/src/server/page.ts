import { foldName, fromDigits, limits, textRule, wholeNumberRule } from '@touchline/domain';
import { type Call } from './call.ts';
import { check, optional } from './validation.ts';

/** The query of every list: at most how many, after leaving out how many. */
export const pageRules = {
  limit: optional(fromDigits(wholeNumberRule({ min: 1, max: limits.page.max }))),
  offset: optional(fromDigits(wholeNumberRule({ min: 0, max: limits.id.max }))),
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
  const { q } = check(call.query, { ...pageRules, q: optional(textRule({ max: limits.name.max })) });
  const wanted = foldName(q ?? '');
  return pageOf(
    call,
    rows.filter((row) => !wanted || placesOf(row).some((place) => foldName(place ?? '').includes(wanted))),
  );
}
