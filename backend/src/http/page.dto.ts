import { type Type } from '@nestjs/common';
import { ApiOkResponse, PickType } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { type Response } from 'express';
import { foldName, limits } from '@touchline/domain';
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
export const searchedText = ({ q }: SearchDto): string | null => foldName(q ?? '') || null;

/** A page of a list, and the total number of rows. */
export interface PageOf<Row> {
  rows: Row[];
  total: number;
}

/** Counts the rows only if the page does not end with the last one. */
export async function pageOf<Row>(
  rows: Row[],
  { limit, offset = 0 }: PageDto,
  count: () => Promise<number>,
): Promise<PageOf<Row>> {
  const isLast = limit === undefined || rows.length < limit;
  const isPastEnd = rows.length === 0 && offset > 0;
  return { rows, total: isLast && !isPastEnd ? offset + rows.length : await count() };
}

/** Returns the rows and sends the total in the header `x-total-count`. */
export function withTotalCount<Row>({ rows, total }: PageOf<Row>, response: Response): Row[] {
  response.setHeader('x-total-count', total);
  return rows;
}

/** Documents a list with the header `x-total-count`. */
export const ApiCountedList = (type: Type) =>
  ApiOkResponse({
    type: [type],
    headers: { 'x-total-count': { description: 'Total number of rows', schema: { type: 'integer' } } },
  });
