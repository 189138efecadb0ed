/** A name as people wrote it, tidied: NFKC, no spaces around, single spaces inside. */
export const tidyName = (name: string): string => name.normalize('NFKC').replace(/\s+/gu, ' ').trim();

/**
 * The form in which names are compared everywhere: tidied, without regard to case.
 * Upper before lower case folds what lower case alone keeps apart (ß and SS).
 */
export const foldName = (name: string): string => tidyName(name).toUpperCase().toLowerCase();

/** An e-mail as it is kept and compared. */
export const normalizeEmail = (email: string): string => email.normalize('NFKC').trim().toLowerCase();

/** How a child of another family is named: given name with the initial of the last name, `Mia K.` */
export function shortName(name: string): string {
  const words = tidyName(name).split(' ');
  const [given = '', last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return last ? `${given} ${Array.from(last)[0]?.toUpperCase()}.` : given;
}
