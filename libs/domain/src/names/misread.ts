// UTF-8 that a program has read as Windows-1252 or Latin-1: the bytes of one letter have become two to four letters. Some of these pairs
// stand in real names, `KŘÍŽ` or `ANDRÉ–MARIE`, and do not count.

/** What the second to fourth byte of a letter becomes. */
const next = '\\u0080-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
/** Of these, what can follow a capital in a name. */
const common = ' \u00a0´‘’“”–—…ŠŒŽšœžŸ«»ªº·';

const signs = [
  // Control characters, which only Latin-1 makes of them.
  '[\\u0080-\\u009f]',
  // ä, é, ł, ñ, ø …
  `[\\u00c2-\\u00df](?![${common}])[${next}]`,
  `[ÃÄÅ](?![\\u00a0’”»])[${next}]`,
  `(?<!\\p{Lu})[ÂÃÄÅ][${next}]`,
  // The same after somebody has changed the case.
  'ã[\\u00a1-\\u00ba\\u00bc-\\u00bf]',
  // Greek, Cyrillic, Hebrew, Arabic
  `(?:[ÎÏÐÑ×ØÙÚÛÒÓÕÖ][${next}]){2}`,
  // Vietnamese, Chinese, ’ and “
  `[à-ï](?![\\u00a0‘’“”–—ŠŒŽšœžŸ]{2})[${next}]{2}`,
  `ð[${next}]{3}`,
  // The same as old Mac and DOS programs read it: `√©`, `├®`
  '[√┬├╞┼─│┤┐└┴∂∑∏∫≈¬][^\\s]',
];
const misread = new RegExp(signs.join('|'), 'u');

/** The first letters of a text that were read in the wrong encoding, or null. */
export const misreadLetters = (text: string): string | null =>
  /[^ -~]/u.test(text) ? (misread.exec(text)?.[0] ?? null) : null;
