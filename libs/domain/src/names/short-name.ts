import { hasLetter, isSuffix, reordered } from './comma.ts';
import { compoundFamilies } from './known-names.ts';
import { isGiven, isParticle, isPatronymic, orderOf } from './name-order.ts';

/** A child's name, and the short name that an admin or a guardian has set. */
export interface ShortenedName {
  name: string;
  shortName?: string | null;
}

/** The parts of a name that others may see: a given name and the first letter of the family name. */
interface NameParts {
  given: string;
  initial: string;
}

/** What other families see of a child's name: the short name that was set, or the given name and one letter, `Mia K.` */
export const shortNameOf = ({ name, shortName }: ShortenedName): string => shortName ?? shorten(name);

/** What a child is called in mails and feeds of its family: the short name that was set, or the given name. */
export const givenNameOf = ({ name, shortName }: ShortenedName): string => shortName ?? partsOf(name).given;

function shorten(name: string): string {
  const { given, initial } = partsOf(name);
  return initial === '' ? given : `${given} ${initial}`;
}

/** Brackets, nicknames in quotes, and what stands behind a dash after two words. */
const additions =
  /[([{（【「].*?(?:[)\]}）】」]|$)|["“”„«»].*?(?:["“”«»]|$)|(?<=^|\s)['‘’][^'‘’]+['’](?=\s|$)|(?<=\S\s+\S+)\s[-–—|/]\s.*$/gu;

/** `#7`, `2nd`, `U12` */
const isNumber = (word: string): boolean => /^(?:#|u)?\p{N}/iu.test(word);

/** The words of a name without additions, suffixes, numbers and emoji. */
const wordsOf = (text: string): string[] =>
  text
    .replace(additions, ' ')
    .split(/[\s,،，]+/u)
    .filter((word) => hasLetter(word) && !isNumber(word) && !isSuffix(word))
    .map((word) => word.replace(/\p{Extended_Pictographic}\ufe0f?\u200d?/gu, ''));

/** The parts of the names seen last, because finding them takes a hundred times as long as looking them up. */
const known = new Map<string, NameParts>();
const maxKnown = 20_000;

function partsOf(name: string): NameParts {
  const seen = known.get(name);
  if (seen) return seen;
  if (known.size >= maxKnown) known.clear();
  const parts = findParts(name);
  known.set(name, parts);
  return parts;
}

function findParts(name: string): NameParts {
  const bare = name.replace(additions, ' ').trim();
  const [family, given] = bare.split(/[,،，]/u);
  if (reordered(bare) !== null) return partsFrom(wordsOf(given!), wordsOf(family!));
  const words = wordsOf(bare);
  if (words.length === 0) return { given: name.trim(), initial: '' };
  if (/^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー・]+$/u.test(words.join('')))
    return eastAsianParts(words);
  if (words.length === 1) return { given: words[0]!, initial: '' };
  return capitalParts(words) ?? partsByOrder(words);
}

/** The parts when the words are known. The last word without a particle gives the letter. */
function partsFrom(given: readonly string[], family: readonly string[]): NameParts {
  const main = family.filter((word) => !isParticle(word));
  return {
    given: given[0] ?? family.join(' '),
    initial: given[0] ? initialOf((main.length > 0 ? main : family).at(-1)!) : '',
  };
}

const initialOf = (word: string): string => `${(/\p{L}/u.exec(word)?.[0] ?? '').toUpperCase()}.`;

/** `DUPONT Léa`: the words in capitals are the family name. Null if there are none, or no others. */
function capitalParts(words: string[]): NameParts | null {
  const family = words.filter(isInCapitals);
  const given = words.filter((word) => !isInCapitals(word) && !isParticle(word));
  if (family.length === 0 || given.length === 0) return null;
  // `MIA Keller`: somebody has put the given name into capitals.
  return family.every(isGiven) && !given.some(isGiven) ? initialsOf(words) : partsFrom(given, family);
}

/** Not initials: `J.R.`, `AJ`, `TJ`. */
const isInCapitals = (word: string): boolean => {
  const bare = word.replace(/^(?:Mc|Mac|O['’]|D['’])/u, '');
  if (!/^[\p{Lu}\p{M}'’-]{2,}$/u.test(bare)) return false;
  return bare.length > 2 || bare === 'NG' || (/[AEIOUY]/u.test(bare.normalize('NFD')) && !bare.includes('J'));
};

/** Of a name whose order nobody can know. */
const initialsOf = (words: string[]): NameParts => ({
  given: `${initialOf(words[0]!)} ${initialOf(words.at(-1)!)}`,
  initial: '',
});

function partsByOrder(words: string[]): NameParts {
  const order = orderOf(words);
  if (order === 'unsure') return initialsOf(words);
  if (order === 'given') return partsFrom(words, words.slice(1));
  return partsFrom([givenAfterFamily(words)], [words[0]!]);
}

/** Vietnamese, who have a middle name, are called by the last word; otherwise the first common given name is the one. */
function givenAfterFamily(words: string[]): string {
  const rest = words.slice(1).filter((word) => !isPatronymic(word));
  return rest.find(isGiven) ?? rest.at(-1)!;
}

/** The family name stands first: one character, two of names with four or with a family name that is known to have two. */
function eastAsianParts(words: string[]): NameParts {
  const parts = words.flatMap((word) => word.split('・'));
  if (words.some((word) => word.includes('・'))) return partsFrom(parts, parts.slice(1));
  if (parts.length > 1) return { given: parts.at(-1)!, initial: '' };
  const letters = Array.from(parts[0]!);
  if (letters.length === 1) return { given: parts[0]!, initial: '' };
  const isHan = /\p{Script=Han}/u.test(parts[0]!);
  const isLong =
    letters.length > 2 && (compoundFamilies.has(letters.slice(0, 2).join('')) || (isHan && letters.length > 3));
  return { given: letters.slice(isLong ? 2 : 1).join(''), initial: '' };
}
