import { type Response } from 'express';
import { type PageOf } from './page.dto.ts';

/** The rows of a list; `x-total-count` says how many there are in all. */
export function counted<Row>({ rows, total }: PageOf<Row>, response: Response): Row[] {
  response.setHeader('x-total-count', total);
  return rows;
}
