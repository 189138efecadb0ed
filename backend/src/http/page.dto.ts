import { type Type } from '@nestjs/common';
import { ApiOkResponse, PickType } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { type Response } from 'express';
import { searchForm, limits } from '@touchline/domain';
import { IsCountOfQuery, IsText } from './rules.ts';

export class PageDto {
  /** Maximum number of rows; omit for all. */
  @IsOptional()
  @IsCountOfQuery(1, limits.page.max)
  limit?: number;

  /** Rows to skip. */
  @IsOptional()
  @IsCountOfQuery(0, limits.id.max)
  offset?: number;
}

export class SearchDto extends PageDto {
  /** Only rows that contain this text, ignoring case. */
  @IsOptional()
  @IsText({ max: limits.name.max })
  q?: string;
}

/** For the numbers of matches, which have no pages. */
export class TextSearchDto extends PickType(SearchDto, ['q']) {}

/** The text to search for in folded columns; null for no search. */
export const searchedText = ({ q }: SearchDto): string | null => searchForm(q ?? '') || null;

/** A page of a list, and the total number of rows. */
export interface PageOf<Row> {
  rows: Row[];
  total: number;
  /** There are more rows than `total`, which was not counted to the end. */
  isMinimum?: boolean;
}

/** Counts the rows only if the page does not end with the last one. */
export async function pageOf<Row>(
  rows: Row[],
  { limit, offset = 0 }: PageDto,
  count: () => number | Promise<number>,
): Promise<PageOf<Row>> {
  const isLast = limit === undefined || rows.length < limit;
  const isPastEnd = rows.length === 0 && offset > 0;
  return { rows, total: isLast && !isPastEnd ? offset + rows.length : await count() };
}

/** The same, but stops counting at the next multiple of 10,000 after the page. `count` stops at the number that it is given. */
export async function pageOfMany<Row>(
  rows: Row[],
  page: PageDto,
  count: (upTo: number) => Promise<number>,
): Promise<PageOf<Row>> {
  const { limit = 0, offset = 0 } = page;
  const bound = (Math.floor((offset + limit) / countedRows) + 1) * countedRows;
  const counted = await pageOf(rows, page, () => count(bound + 1));
  return counted.total > bound && limit > 0 ? { rows, total: bound, isMinimum: true } : counted;
}

/** To count more takes longer than to read a page. */
const countedRows = 10_000;

/** Returns the rows and sends the total in the header `x-total-count`. */
export function withTotalCount<Row>({ rows, total, isMinimum }: PageOf<Row>, response: Response): Row[] {
  response.setHeader('x-total-count', total);
  if (isMinimum) response.setHeader('x-total-count-is-minimum', 'true');
  return rows;
}

const totalCount = { 'x-total-count': { description: 'Total number of rows', schema: { type: 'integer' } } } as const;

/** Documents a list with the header `x-total-count`. */
export const ApiCountedList = (type: Type) => ApiOkResponse({ type: [type], headers: totalCount });

/** The same for `pageOfMany`. */
export const ApiLongList = (type: Type) =>
  ApiOkResponse({
    type: [type],
    headers: {
      ...totalCount,
      'x-total-count-is-minimum': {
        description:
          'Sent only if there are more rows than `x-total-count`, which then is the next multiple of 10,000 after the page',
        schema: { type: 'string', enum: ['true'] },
      },
    },
  });
