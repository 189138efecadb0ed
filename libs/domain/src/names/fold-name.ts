import { tidyName } from './tidy-name.ts';

const quotes =
  /["`\u00ab\u00b4\u00bb\u02b9-\u02bf\u02c8\u02ca\u02cb\u02ee\u055a\u05f3\u05f4\u2018-\u201f\u2032-\u2037\u2039\u203a\u275b-\u275e\u301d-\u301f\ua78b\ua78c\uff02\uff07\uff40]/gu;
const dashes =
  /[\u058a\u05be\u1806\u2010-\u2015\u2043\u207b\u208b\u2212\u2e3a\u2e3b\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d]/gu;

/**
 * The form in which names are compared: tidied, without regard to case, with one apostrophe and one dash, and without joiners. Upper
 * case comes between, because lower case alone keeps ß and SS apart. `fold_name` in PostgreSQL does the same.
 */
export function foldName(name: string): string {
  // Most names need none of this, and an import folds thousands.
  if (isPlain.test(name)) return name.toLowerCase();
  return tidyName(
    name
      .replace(quotes, "'")
      .replace(dashes, '-')
      .replace(/[\u200c\u200d]/gu, ''),
  )
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replace(/ς/gu, 'σ');
}

/** Letters and digits, hyphens and apostrophes, with single spaces between them. */
const isPlain = /^[A-Za-z0-9'-]+(?: [A-Za-z0-9'-]+)*$/u;
