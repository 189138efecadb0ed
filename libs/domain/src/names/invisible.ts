/** Invisible characters that join the parts of an emoji. */
const emojiJoiners =
  /(?<=\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\u{FE0F}|[\u{E0020}-\u{E007F}])*)(?:\u{FE0F}|\u{200D}|[\u{E0020}-\u{E007F}])/gu;

/** True when a text has invisible characters, which would make names differ that look the same. */
export const hasInvisible = (text: string): boolean =>
  invisible.test(text) && invisible.test(text.replace(emojiJoiners, ''));

const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

const virama =
  '\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d3b\u0d3c\u0d4d\u0dca\u0e3a\u0eba\u0f84\u1039\u103a\u1714\u1734\u17d2\u1a60\u1b44\u1baa\u1bab\u1bf2\u1bf3\ua806\ua8c4\ua953\ua9c0\uaaf6\uabed';
const joining =
  '[\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Nko}\\p{Script=Mandaic}\\p{Script=Adlam}]';

/** Joiners that belong to the spelling (RFC 5892, CONTEXTJ). Persian keyboards also put them behind letters that do not join. */
const spelledJoiners = new RegExp(
  `(?<=[${virama}])[\\u200c\\u200d]|(?<=(?=\\p{L})${joining}\\p{M}*)\\u200c(?=\\p{M}*(?=\\p{L})${joining})`,
  'gu',
);

/** A name without the joiners that its script and its emoji need. */
export const withoutJoiners = (name: string): string =>
  invisible.test(name) ? name.replace(spelledJoiners, '').replace(emojiJoiners, '') : name;
