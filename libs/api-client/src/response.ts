/** The response headers that the client reads. */
const responseHeaders = ['x-correlation-id', 'x-total-count', 'x-total-count-is-minimum', 'retry-after'] as const;
export type ResponseHeader = (typeof responseHeaders)[number];

interface BodyHeaders {
  type: string | null;
  disposition?: string | null;
}

/** Parses a body that is no file to save. One that is not JSON becomes an empty object, with the original in `text`. */
export function readBody(text: string, { type, disposition }: BodyHeaders): { body: unknown; text?: string } {
  if (type?.startsWith('text/csv') || disposition?.startsWith('attachment')) return { body: text };
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
