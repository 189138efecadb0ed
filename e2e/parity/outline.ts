import { type ApiResponse } from '@touchline/api-client';

/** What two responses must have in common: the status, and the whole body of a problem; of any other body the members and types. */
export function outline({ status, body }: ApiResponse): unknown {
  if (status < 400) return { status, shape: isLog(body) ? shapeOfLog(body) : shapeOf(body) };
  const { correlationId: _, duplicateChildId, ...words } = body as Record<string, unknown>;
  // In a database, rejected rows use up ids.
  return { status, words: { ...words, duplicateChildId: typeof duplicateChildId } };
}

interface Log {
  entries: { sentence: object[] }[];
}

/** Every list has a method of that name. */
const isLog = (body: unknown): body is Log =>
  typeof body === 'object' && body !== null && Object.hasOwn(body, 'entries');

/** What its entries have in common, because the demo records less of what earlier requests have done. */
function shapeOfLog({ entries, ...page }: Log): unknown {
  const kinds = new Set(entries.flatMap((entry) => Object.keys(entry)));
  const partKinds = new Set(entries.flatMap(({ sentence }) => sentence.flatMap((part) => Object.keys(part))));
  return {
    page: Object.keys(page).sort(),
    isEmpty: entries.length === 0,
    kinds: [...kinds].sort(),
    parts: [...partKinds].sort(),
  };
}

/** The demo cannot undo an import. */
const onlyInBackend = ['importId'];

/** The types of a value, recursively; a list is reduced to what its items have in common. */
function shapeOf(value: unknown): unknown {
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object') return typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !onlyInBackend.includes(name))
      .sort(([one], [another]) => (one < another ? -1 : 1))
      .map(([name, member]) => [name, shapeOf(member)]),
  );
}
