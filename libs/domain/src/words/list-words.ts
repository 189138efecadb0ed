const format = new Intl.ListFormat('en-GB');

/** `Mia, Leo and Ada` */
export const listWords = (words: readonly string[]): string => format.format(words);
