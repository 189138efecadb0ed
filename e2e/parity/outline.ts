import { type ApiResponse } from '@touchline/api-client';

/** What two answers must have in common: the status, and of a refusal every word; of anything else the members and their types. */
export function outline({ status, body }: ApiResponse): unknown {
  if (status < 400) return { status, shape: shapeOf(body) };
  const { correlationId: _, ...words } = body as Record<string, unknown>;
  return { status, words };
}

/** The types of a value, all the way down; lists by what their members have together. */
function shapeOf(value: unknown): unknown {
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object') return typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [another]) => (one < another ? -1 : 1))
      .map(([name, member]) => [name, shapeOf(member)]),
  );
}
