import { editDistance, spellingTolerance } from '../spelling.ts';
import { foldName } from './fold-name.ts';

/** Letters that do not decompose into a plain letter and an accent. */
const plainLetters: Record<string, string> = {
  ...{ ł: 'l', ø: 'o', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ı: 'i', ħ: 'h', ŧ: 't', ŋ: 'n', ə: 'e', ŀ: 'l' },
  ...{ ɓ: 'b', ɗ: 'd', ƙ: 'k', ɲ: 'n', ǝ: 'e', ĸ: 'k' },
};
const twoLetters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/** A folded name without accents, spaces, hyphens and apostrophes. */
const plainForm = (folded: string): string =>
  folded
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin}\p{M}*)\p{M}/gu, '')
    .replace(/[^a-z]/gu, (letter) => plainLetters[letter] ?? letter)
    .replace(/[\s'.,-]+/gu, '');

/** The forms that a name has without accents: `müller` is `muller` and `mueller`. */
export function plainForms(name: string): Set<string> {
  const folded = foldName(name);
  const spelledOut = folded.normalize('NFC').replace(/[äöüåø]/gu, (letter) => twoLetters[letter]!);
  return new Set([plainForm(folded), plainForm(spelledOut)]);
}

/**
 * True when two names could be spellings of one: they are equal without accents, spaces and hyphens, with or without `ue` for `ü`, or
 * differ by as few letters as a search forgives. Names with other numbers are other names.
 */
export function areNear(one: string, other: string): boolean {
  if (digitsOf(one) !== digitsOf(other)) return false;
  const forms = plainForms(one);
  for (const form of plainForms(other)) if (form !== '' && forms.has(form)) return true;
  return editDistance(foldName(one), foldName(other)) <= spellingTolerance(one);
}

const digitsOf = (name: string): string => name.normalize('NFKC').replace(/\P{N}/gu, '');
