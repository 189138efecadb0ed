import { limits } from '../limits.ts';
import * as messages from '../messages.ts';
import { hasInvisible } from '../names/invisible.ts';
import { normalizeEmail } from '../names/tidy-name.ts';
import { lengthRule } from './text.ts';
import { type ValueRule } from './value-rule.ts';

/** An email address in its normal form: no other account can have one that looks the same. */
export const emailRule = ({ isUsername = false } = {}): ValueRule<string> => ({
  ...lengthRule({ min: 3, max: limits.email.max, message: messages.emailInvalid }, normalizeEmail, (email) => {
    if (isUsername && /\s/.test(email)) return messages.emailHasSpaces;
    return lookAlikeProblem(email) ?? (isAddress(email) ? null : messages.emailInvalid);
  }),
  schema: { type: 'string', format: 'email', maxLength: limits.email.max },
});

/** As the `validator` package accepts it: characters beyond the basic plane are refused, whatever mail servers think of them. */
const dotted =
  /^[\w!#$%&'*+/=?^`{|}~\u{a1}-\u{d7ff}\u{f900}-\u{fdcf}\u{fdf0}-\u{ffef}-]+(?:\.[\w!#$%&'*+/=?^`{|}~\u{a1}-\u{d7ff}\u{f900}-\u{fdcf}\u{fdf0}-\u{ffef}-]+)*$/u;
const quoted = /^"(?:[ !#-[\]-~\u{a1}-\u{d7ff}\u{f900}-\u{fdcf}\u{fdf0}-\u{ffef}]|\\[ -~])*"$/u;
const label = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;
const topLevelDomain = /^(?:[a-z]{2,}|xn[a-z\d-]{2,})$/i;

function isAddress(email: string): boolean {
  const at = email.lastIndexOf('@');
  const labels = email.slice(at + 1).split('.');
  return (
    isMailbox(email.slice(0, at)) &&
    labels.length > 1 &&
    labels.every((part) => label.test(part)) &&
    topLevelDomain.test(labels.at(-1)!)
  );
}

/** At most 64 bytes, as servers count them. */
const isMailbox = (name: string) =>
  ((dotted.test(name) && !/\s/.test(name)) || quoted.test(name)) &&
  encodeURIComponent(name).replace(/%../g, '.').length <= 64;

/** A mailbox name uses one of these; the scripts that a language mixes count as one. */
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

/** The sentence on an address that could pass for another one, or null. */
function lookAlikeProblem(email: string): string | null {
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
