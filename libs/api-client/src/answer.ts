/** The headers of an answer that somebody reads. */
export const answerHeaders = ['x-correlation-id', 'x-total-count', 'retry-after'] as const;
export type AnswerHeader = (typeof answerHeaders)[number];

/** What an answer says, by its type: a value, or what stands there instead. */
export function contentOf(text: string, type: string | null): { body: unknown; text?: string } {
  if (type?.startsWith('text/csv')) return { body: text };
  try {
    return { body: text === '' ? {} : JSON.parse(text) };
  } catch {
    return { body: {}, text };
  }
}

/** Those headers of an answer that somebody reads. */
export const headersOf = (valueOf: (name: string) => string | null): Partial<Record<AnswerHeader, string>> =>
  Object.fromEntries(
    answerHeaders.flatMap((name) => {
      const value = valueOf(name);
      return value === null ? [] : [[name, value]];
    }),
  );
