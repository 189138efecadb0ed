/**
 * True when a text is longer than `max` characters, however NFKC may shorten it. Check this before normalising, because NFKC
 * takes quadratic time for a run of combining marks.
 */
export const isOverlong = (text: string, max: number): boolean => text.length > 4 * max;

/** NFKC, no spaces around, single spaces inside. An acute accent that stands for an apostrophe becomes one; NFKC would split it. */
export const tidyName = (name: string): string =>
  isTidy.test(name)
    ? name
    : name
        .replace(/\u00b4/gu, "'")
        .normalize('NFKC')
        .replace(/\s{2,}|[^\S ]/gu, ' ')
        .trim();

/** Words of ASCII with single spaces between them, like most names. */
const isTidy = /^[!-~]+(?: [!-~]+)*$/u;

/** The form in which an email is stored and compared. */
export const normalizeEmail = (email: string): string => email.normalize('NFKC').trim().toLowerCase();
