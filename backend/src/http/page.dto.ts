import { type Type } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { type Response } from 'express';
import { foldName, limits } from '@touchline/domain';
import { IsCountOfQuery, IsText } from './rules.ts';

/** A part of a list. */
export class PageDto {
  /** At most so many; all when missing. */
  @IsOptional()
  @IsCountOfQuery(1, limits.page.max)
  limit?: number;

  /** Leave out so many first. */
  @IsOptional()
  @IsCountOfQuery(0, limits.id.max)
  offset?: number;
}

/** A part of the rows that hold a text. */
export class SearchDto extends PageDto {
  /** Only those in which this text occurs, without regard to case. */
  @IsOptional()
  @IsText({ max: limits.name.max })
  q?: string;
}

/** What `q` looks for in folded columns; null when it looks for nothing. */
export const searchedText = ({ q }: SearchDto): string | null => foldName(q ?? '') || null;

/** A part of a list, and how many there are in all. */
export interface PageOf<Row> {
  rows: Row[];
  total: number;
}

/** The rows with their total, counted only when the rows themselves do not tell. */
export async function pageOf<Row>(
  rows: Row[],
  { limit, offset = 0 }: PageDto,
  count: () => Promise<number>,
): Promise<PageOf<Row>> {
  if (limit === undefined && offset === 0) return { rows, total: rows.length };
  return { rows, total: await count() };
}

/** The rows of a page; the header `x-total-count` says how many there are in all. */
export function withTotalCount<Row>({ rows, total }: PageOf<Row>, response: Response): Row[] {
  response.setHeader('x-total-count', total);
  return rows;
}

/** Documents a list whose header `x-total-count` says how many there are, whatever part was asked for. */
export const ApiCountedList = (type: Type) =>
  ApiOkResponse({
    type: [type],
    headers: { 'x-total-count': { description: 'How many there are in all', schema: { type: 'integer' } } },
  });
