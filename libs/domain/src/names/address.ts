import { tidyName } from './tidy-name.ts';

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
