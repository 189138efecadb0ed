import { operations } from './contract.ts';

export type Operation = (typeof operations)[number];

/** The ids from 1. */
export const idsUpTo = (length: number): number[] => Array.from({ length }, (_, n) => n + 1);

/** The operation's addresses with every id, and with every value of each query parameter. */
export function addressesOf({ path, parameters = [] }: Operation, ids: number[], token = 'cedar'): string[] {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const paths = inPath.reduce(
    (known, { name, schema }) =>
      known.flatMap((at) =>
        (name === 'token' ? [token] : valuesOf(schema, ids)).map((value) => at.replace(`{${name}}`, value)),
      ),
    [path],
  );
  const queries = parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({ name, schema }) => valuesOf(schema, ids).map((value) => `?${name}=${value}`));
  return paths.flatMap((at) => ['', ...queries].map((query) => at + query));
}

function valuesOf(
  { type, enum: values, format }: { type?: string; enum?: unknown[]; format?: string },
  ids: number[],
): string[] {
  if (values) return values.map(String);
  if (type === 'integer' || type === 'number') return ids.map(String);
  return format === 'date' ? ['2012-03-12'] : ['cedar', 'leagues', 'children'];
}

/** The operation's example with this child, and with every id where it has ids; nothing for operations without a body. */
export function bodiesOf(
  { requestBody }: Operation,
  ids: number[],
  child?: { name: string; dateOfBirth: string },
): Record<string, unknown>[] | [undefined] {
  const example = requestBody?.content['application/json']?.example as Record<string, unknown> | undefined;
  if (!example) return [undefined];
  const named = Object.keys(example).filter((name) => /Id$/.test(name));
  const ofChild = child && 'dateOfBirth' in example ? { name: child.name, dateOfBirth: child.dateOfBirth } : {};
  const ofIds = named.length === 0 ? [{}] : ids.map((id) => Object.fromEntries(named.map((name) => [name, id])));
  return ofIds.map((withId) => ({ ...example, ...ofChild, ...withId }));
}
