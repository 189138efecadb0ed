/**
 * Whether a text is too long to be one of `max` characters, whatever NFKC makes of it. Ask this before normalising, because
 * NFKC sorts a run of combining marks in the square of its length.
 */
export const isOverlong = (text: string, max: number): boolean => text.length > 4 * max;

/** What joins the parts of an emoji: nobody sees it, but it belongs there. */
const emojiJoiners =
  /(?<=\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\u{FE0F}|[\u{E0020}-\u{E007F}])*)(?:\u{FE0F}|\u{200D}|[\u{E0020}-\u{E007F}])/gu;

/** Whether a text holds characters that nobody sees: with these, two equal-looking names are not equal. */
export const hasInvisible = (text: string): boolean =>
  /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text.replace(emojiJoiners, ''));

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
