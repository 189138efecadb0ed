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
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .replace(/[^\x20-\x7e]/gu, (letter) => plainLetters[letter] ?? letter)
    .replace(/[\s'.,-]+/gu, '');

/** The forms that a name has without accents: `müller` is `muller` and `mueller`. */
export const plainForms = (name: string): string[] => formsOf(foldName(name));

function formsOf(folded: string): string[] {
  if (isPlain.test(folded)) return [folded.replace(/[\s'.,-]+/gu, '')];
  const composed = folded.normalize('NFC');
  const spelledOut = composed.replace(/[äöüåø]/gu, (letter) => twoLetters[letter]!);
  return spelledOut === composed ? [plainForm(folded)] : [plainForm(folded), plainForm(spelledOut)];
}

const isPlain = /^[\x20-\x7e]*$/u;

/** What names are compared by. */
export interface Spelling {
  folded: string;
  forms: string[];
  digits: string;
  /** By how many letters another name may differ. */
  tolerance: number;
}

export function spellingOf(name: string, folded = foldName(name)): Spelling {
  return { folded, forms: formsOf(folded), digits: digitsOf(name), tolerance: spellingTolerance(name) };
}

/**
 * True when two names could be spellings of one: they are equal without accents, spaces and hyphens, with or without `ue` for `ü`, or
 * differ by as few letters as a search forgives. Names with other numbers are other names.
 */
export const areNear = (one: string, other: string): boolean => areNearSpellings(spellingOf(one), spellingOf(other));

/** `areNear` for names that are compared with many. */
export function areNearSpellings(one: Spelling, other: Spelling): boolean {
  if (one.digits !== other.digits) return false;
  if (other.forms.some((form) => form !== '' && one.forms.includes(form))) return true;
  return editDistance(one.folded, other.folded, one.tolerance) <= one.tolerance;
}

const digitsOf = (name: string): string => name.normalize('NFKC').match(/\p{N}/gu)?.join('') ?? '';
