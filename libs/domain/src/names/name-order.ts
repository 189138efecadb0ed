import { eastAsianFamilies, givenNames, hungarianFamilies, vietnameseFamilies } from './known-names.ts';
import { plainForms } from './near-names.ts';

/** `family` when the family name stands first; `unsure` when it may stand first or last. */
export type NameOrder = 'given' | 'family' | 'unsure';

const plain = (word: string): string => plainForms(word)[0]!;

const particle = new RegExp(
  '^(?:van|von|vom|zu|zum|zur|de|der|den|del|della|di|da|das|do|dos|du|la|le|las|los|el|al|bin|bint|ibn|ben|ten|ter|y|e|i|af|av|' +
    "mac|mc|ní|nic|ó|ap|st\\.?|o['’]?|'t|’t)$",
  'iu',
);

/** A word that belongs to the family name behind it. */
export const isParticle = (word: string): boolean => particle.test(word);

/** A common given name. */
export const isGiven = (word: string): boolean =>
  word.split('-').every((part) => plainForms(part).some((form) => givenNames.has(form)));

const isVietnamese = (word: string): boolean =>
  vietnameseFamilies.has(word.normalize('NFC').toLowerCase()) ||
  (word.length > 2 && vietnameseFamilies.has(plain(word)));
const isHungarian = (word: string): boolean => hungarianFamilies.has(plain(word));
const isEastAsian = (word: string): boolean => eastAsianFamilies.has(plain(word));

/** Letters and pairs of letters that Vietnamese and Hungarian have and neighbouring languages lack. */
const vietnameseLetters = /[ăơưđạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu;
const hungarianLetters = /[őű]|[áéíóöúü].*(?:sz|zs|gy|cs|ly)|(?:sz|zs|gy|cs|ly).*[áéíóöúü]/iu;

/** Syllables of romanised Chinese, Korean and Japanese given names. */
const eastAsianSyllables = /^(?:-?(?:[bpmfdtnlgkhjqxrzcsyw]|zh|ch|sh|ts)?y?(?:[aeiou]{1,3})(?:ng|n|k|h)?){1,4}$/iu;

const slavicFamily = /(?:ов|ев|ёв|ин|ын|ова|ева|ёва|ина|ына|ский|ская|цкий|цкая|енко|чук|ко|ић|вич)$/iu;
const patronymic = /(?:ович|евич|ич|овна|евна|ична|инична)$/iu;

export const isPatronymic = (word: string): boolean => patronymic.test(word);

/** Where the family name of a name stands that has no comma and no word in capitals. */
export function orderOf(words: readonly string[]): NameOrder {
  const [first, last] = [words[0]!, words.at(-1)!];
  const name = words.join(' ').normalize('NFC');
  for (const isFamily of [isVietnamese, isHungarian]) {
    if (isFamily(first)) return isFamily(last) || isGiven(first) ? 'unsure' : 'family';
    if (isFamily(last)) return 'given';
  }
  if (isEastAsian(first) && words.slice(1).every((word) => eastAsianSyllables.test(plain(word)))) {
    return isEastAsian(last) || isGiven(first) ? 'unsure' : 'family';
  }
  if (isParticle(first) && first === first.toLowerCase()) return 'family';
  if (isEastAsian(last) || isGiven(first) || words.slice(1, -1).some(isParticle)) return 'given';
  if (isGiven(last)) return 'family';
  if (/\p{Script=Cyrillic}/u.test(name)) return orderOfSlavic(words);
  return vietnameseLetters.test(name) || hungarianLetters.test(name) ? 'unsure' : 'given';
}

function orderOfSlavic(words: readonly string[]): NameOrder {
  const [first, last] = [words[0]!, words.at(-1)!];
  if (words.length > 2 && isPatronymic(last)) return 'family';
  return slavicFamily.test(first) && !slavicFamily.test(last) ? 'family' : 'given';
}
