import { searchForm, fromDigits, limits, optional, textRule, wholeNumberRule } from '@touchline/domain';
import { type RequestContext } from './request-context.ts';
import { check } from './validation.ts';

export const pageRules = {
  limit: optional(fromDigits(wholeNumberRule({ min: 1, max: limits.page.max }))),
  offset: optional(fromDigits(wholeNumberRule({ min: 0, max: limits.id.max }))),
};

/** The page of a list that the query asks for; `x-total-count` is the number of all rows. */
export function pageOf<Row>({ query, response }: RequestContext, rows: Row[]): Row[] {
  const { limit, offset } = check(query, pageRules);
  response.headers['x-total-count'] = String(rows.length);
  const start = offset ?? 0;
  return rows.slice(start, limit ? start + limit : undefined);
}

const textRules = { q: optional(textRule({ max: limits.name.max })) };
export const searchRules = { ...pageRules, ...textRules };

type TextsOf<Row> = (row: Row) => (string | null | undefined)[];

/** The same of the rows that contain the query's text in one of their texts. */
export function searchedPage<Row>(context: RequestContext, rows: Row[], textsOf: TextsOf<Row>): Row[] {
  check(context.query, searchRules);
  return pageOf(context, searched(context, rows, textsOf));
}

/** All rows that contain the query's text in one of their texts. */
export function searched<Row>({ query }: RequestContext, rows: Row[], textsOf: TextsOf<Row>): Row[] {
  const wanted = searchForm(check(query, textRules).q ?? '');
  return rows.filter((row) => !wanted || textsOf(row).some((text) => searchForm(text ?? '').includes(wanted)));
}
