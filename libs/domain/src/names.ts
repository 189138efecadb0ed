/**
 * True when a text is longer than `max` characters, however NFKC may shorten it. Check this before normalising, because NFKC
 * takes quadratic time for a run of combining marks.
 */
export const isOverlong = (text: string, max: number): boolean => text.length > 4 * max;

/** Invisible characters that join the parts of an emoji. */
const emojiJoiners =
  /(?<=\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\u{FE0F}|[\u{E0020}-\u{E007F}])*)(?:\u{FE0F}|\u{200D}|[\u{E0020}-\u{E007F}])/gu;

/** True when a text has invisible characters, which would make names differ that look the same. */
export const hasInvisible = (text: string): boolean =>
  /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text.replace(emojiJoiners, ''));

/** What mail programs, or a reader, take for a dot, a slash, a backslash or an at sign after NFKC. */
const dots = '.\u3002\u06d4\u0701\u0702';
const addressSigns = /[/\\@\u2044\u2215\u29f8\u2571\u27cb\u29f5\u2216\u29f9]/u;
const dotBeforeLetters = new RegExp(`[^\\s][${dots}]\\p{L}\\p{M}*\\p{L}`, 'u');
const webPrefix = new RegExp(`(?<![\\p{L}\\p{N}])www[${dots}]`, 'iu');

/**
 * True when a mail program could make a link of a person's name, or a reader take it for an address: `a.example`, `www.…`, `…/…`, `…@…`.
 * Initials (`J.R. Smith`) are names.
 */
export function looksLikeAddress(name: string): boolean {
  const tidied = tidyName(name);
  return [addressSigns, dotBeforeLetters, webPrefix].some((sign) => sign.test(tidied));
}

/** NFKC, no spaces around, single spaces inside. */
export const tidyName = (name: string): string => name.normalize('NFKC').replace(/\s+/gu, ' ').trim();

/**
 * The form in which names are compared: tidied, without regard to case. Upper case first, because lower case alone keeps ß
 * and SS apart.
 */
export const foldName = (name: string): string => tidyName(name).toUpperCase().toLowerCase();

/** The form in which an email is stored and compared. */
export const normalizeEmail = (email: string): string => email.normalize('NFKC').trim().toLowerCase();

/** The first word of a name. */
export const givenName = (name: string): string => tidyName(name).split(' ')[0] ?? '';

/** The name of another family's child: given name and initial of the last name, `Mia K.` */
export function shortName(name: string): string {
  const words = tidyName(name).split(' ');
  const [given = '', last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return last ? `${given} ${Array.from(last)[0]?.toUpperCase()}.` : given;
}
