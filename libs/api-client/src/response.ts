/** The response headers that the client reads. */
const responseHeaders = ['x-correlation-id', 'x-total-count', 'x-total-count-is-minimum', 'retry-after'] as const;
export type ResponseHeader = (typeof responseHeaders)[number];

/** Parses the body of a response by its type. A body that is not JSON becomes an empty object, with the original in `text`. */
export function readBody(text: string, type: string | null): { body: unknown; text?: string } {
  if (type?.startsWith('text/csv')) return { body: text };
  try {
    return { body: text === '' ? {} : JSON.parse(text) };
  } catch {
    return { body: {}, text };
  }
}

export const readHeaders = (valueOf: (name: string) => string | null): Partial<Record<ResponseHeader, string>> =>
  Object.fromEntries(
    responseHeaders.flatMap((name) => {
      const value = valueOf(name);
      return value === null ? [] : [[name, value]];
    }),
  );
