import { familyFirst, people, withoutSpaces } from '../../test/names.corpus.ts';
import { reordered } from './comma.ts';
import { givenNameOf, shortNameOf } from './short-name.ts';

it.each([
  ['Mia Keller', 'Mia K.'],
  ['Ana Maria von Stein', 'Ana S.'],
  ['Pelé', 'Pelé'],
  ['Keller, Mia Sofie', 'Mia K.'],
  ['Smith, Jr., Liam', 'Liam S.'],
  ['DUPONT Léa', 'Léa D.'],
  ['O’BRIEN Seán', 'Seán O.'],
  ['VAN DER BERG Jan', 'Jan B.'],
  ['McDONALD Anna', 'Anna M.'],
  ['IREM YILMAZ', 'IREM Y.'],
  ['AJ Harlow', 'AJ H.'],
  ['J.R. Whitlock', 'J.R. W.'],
  ['Nagy Anna', 'Anna N.'],
  ['Anna Nagy', 'Anna N.'],
  ['Keller Anna', 'Anna K.'],
  ['Csernák Zente', 'C. Z.'],
  ['Nguyễn Văn An', 'An N.'],
  ['Nguyen Van An', 'An N.'],
  ['Ngọc Nguyễn', 'Ngọc N.'],
  ['Wang Li', 'W. L.'],
  ['Li "Leo" Wei', 'L. W.'],
  ['Li Xiaoming', 'Xiaoming L.'],
  ['Kim Baker', 'Kim B.'],
  ['Mia Keller (trial)', 'Mia K.'],
  ['Tom (GK) Baker', 'Tom B.'],
  ['Mia Keller - U12', 'Mia K.'],
  ['Keller - Mia', 'Mia K.'],
  ['MIA Keller', 'M. K.'],
  ['Leo Smith #7', 'Leo S.'],
  ['Leo Smith U12', 'Leo S.'],
  ['Mia Bell25', 'Mia B.'],
  ['Ava Jones [GK]', 'Ava J.'],
  ['Noah Okafor 🦁', 'Noah O.'],
  ['Liam Smith Jr.', 'Liam S.'],
  ['José de la Cruz III', 'José C.'],
  ['Иванов Иван Иванович', 'Иван И.'],
  ['李小明', '小明'],
  ['李 小明', '小明'],
  ['欧阳娜娜', '娜娜'],
  ['김민준', '민준'],
  ['山田 太郎', '太郎'],
  ['マリア・スミス', 'マリア ス.'],
  ['Jr.', 'Jr.'],
  ['🦁', '🦁'],
])('shortNameOf shortens %s to %s', (name, short) => {
  expect(shortNameOf({ name })).toBe(short);
});

it.each([
  ['  Mia  Anna Keller ', 'Mia'],
  ['Keller, Mia', 'Mia'],
  ['Nguyễn Văn An', 'An'],
  ['', ''],
])('givenNameOf(%p) is %p', (name, given) => {
  expect(givenNameOf({ name })).toBe(given);
});

it('shortNameOf and givenNameOf return the short name that was set', () => {
  const child = { name: 'Mia Keller', shortName: 'Mimi' };
  expect([shortNameOf(child), givenNameOf(child)]).toEqual(['Mimi', 'Mimi']);
});

it.each([
  ['Keller, Mia', 'Mia Keller'],
  ['O’BRIEN, Seán', 'Seán O’BRIEN'],
  ['Smith, Liam, Jr.', 'Liam Smith Jr.'],
  ['Liam Smith, Jr.', null],
  ['Mia Keller', null],
  ['Keller,', null],
])('reordered(%p) is %p', (name, expected) => {
  expect(reordered(name)).toBe(expected);
});

/** The ways in which a club writes a name, with its family name. */
function spellingsOf(language: string, person: string): { name: string; family: string }[] {
  const [given = '', family = ''] = person.split('|');
  if (withoutSpaces.test(given)) return [`${family}${given}`, `${family} ${given}`].map((name) => ({ name, family }));
  const names = [`${given} ${family}`, `${family}, ${given}`, `${given} ${family} (trial)`];
  const capitals = family.toUpperCase();
  // Two capitals are initials or a family name, and a script without case has no capitals.
  if (/\p{Lu}{3}/u.test(capitals)) names.push(`${capitals} ${given}`, `${given} ${capitals}`);
  if (familyFirst.includes(language)) names.push(`${family} ${given}`);
  return names.map((name) => ({ name, family }));
}

const spellings = Object.entries(people).flatMap(([language, list]) =>
  list.flatMap((person) => spellingsOf(language, person)),
);

const foldedWords = (text: string) => text.toLowerCase().split(/[\s.,()-]+/u);

it('A short name holds no family name of two letters or more, however a name of 25 languages is written', () => {
  expect(Object.keys(people)).toHaveLength(25);
  const revealing = spellings.filter(({ name, family }) => {
    const short = shortNameOf({ name });
    const isOneWord = withoutSpaces.test(family);
    if (isOneWord) return Array.from(family).length > 1 && short.includes(family);
    return foldedWords(family)
      .filter((word) => Array.from(word).length > 1)
      .some((word) => foldedWords(short).includes(word));
  });
  expect(revealing.map(({ name }) => `${name}: ${shortNameOf({ name })}`)).toEqual([]);
});

it('A short name of the corpus has one line, no comma, no bracket, and a letter', () => {
  const odd = spellings.filter(({ name }) => !/^[^,()\n]*\p{L}[^,()\n]*$/u.test(shortNameOf({ name })));
  expect(odd).toEqual([]);
});
