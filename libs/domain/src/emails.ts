import { messages } from './limits.ts';
import { hasInvisible } from './names.ts';

/** Alphabets of mailbox names; the languages that write with several of them count as one. */
const alphabets = [
  'Latin',
  'Greek',
  'Cyrillic',
  'Armenian',
  'Georgian',
  'Hebrew',
  'Arabic',
  'Ethiopic',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Thai',
  'Lao',
  'Khmer',
  'Myanmar',
  'Hangul',
].map((name) => new RegExp(`^\\p{Script_Extensions=${name}}$`, 'u'));
const japaneseAndChinese =
  /^[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\p{Script_Extensions=Bopomofo}]$/u;

/** The sentence on an e-mail that could pass for another one, or null. Whether it is an address at all is another rule. */
export function lookAlikeProblem(email: string): string | null {
  if (hasInvisible(email)) return messages.invisibleCharacters;
  const at = email.lastIndexOf('@');
  if (!isAscii(email.slice(at + 1))) return messages.emailDomain;
  return isOneAlphabet(email.slice(0, at)) ? null : messages.emailAlphabets;
}

const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text);

function isOneAlphabet(mailbox: string): boolean {
  const letters = mailbox.match(/[\p{L}\p{M}]/gu) ?? [];
  return [...alphabets, japaneseAndChinese].some((alphabet) => letters.every((letter) => alphabet.test(letter)));
}
