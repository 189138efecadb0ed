/** Notes that forms put behind the name of a column: the form of a date, or that it is required. */
const notes = /(?:[ymd]{6,8}|hhmm|required|optional|pflichtfeld)$/u;

/**
 * The form in which names of columns are compared: without case, accents, spaces and punctuation, and without a note behind.
 * A long text is cut before it is normalized, because that takes time.
 */
export function foldHeader(name: string): string {
  const folded = name
    .slice(0, 100)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}#]+/gu, '');
  return folded.replace(notes, '') || folded;
}
