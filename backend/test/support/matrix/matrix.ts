import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

export const roles = ['anonymous', 'parent-own', 'parent-other', 'coach', 'welfare-officer', 'admin'] as const;
export type Role = (typeof roles)[number];

export interface MatrixRow {
  id: string;
  method: string;
  path: string;
  case: string;
  role: Role;
  /** A status, or a count of several such as `1x201 49x200`. */
  expected_status: string;
  scope_and_fields: string;
}

export const matrix = parse<MatrixRow>(readFileSync(new URL('../../permission-matrix.csv', import.meta.url)), {
  columns: true,
});

export const routeOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

/** Statuses as the matrix writes them: `201` for one, `1x201 49x200` for several. */
export function tally(statuses: number[]): string {
  if (statuses.length === 1) return String(statuses[0]);
  const counted = new Map<number, number>();
  for (const status of statuses) counted.set(status, (counted.get(status) ?? 0) + 1);
  return [...counted]
    .sort(([, one], [, other]) => one - other)
    .map(([status, times]) => `${times}x${status}`)
    .join(' ');
}
