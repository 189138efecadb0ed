import { isGuessableFromNames, type PasswordNames } from './guessable-passwords.ts';

const names: PasswordNames = {
  clubName: '1. FC Riverside Köln',
  fullName: 'Zoë Anne-Marie O’Brien',
  username: 'goalmum77',
  email: 'pat.keller+club@families.example',
};

it.each([
  // The club's name and its words.
  ['1. FC Riverside Köln'],
  ['fcriversidekoln'],
  ['Riverside'],
  ['riverside2026!'],
  ['**RIVER-SIDE**'],
  ['2026Köln'],
  ['koln1234'],
  ['Ｒｉｖｅｒｓｉｄｅ'],
  ['river\u200bside'],
  // The person's name and its words.
  ['zoe anne-marie o’brien'],
  ['OBrienAnneMarieZoe'],
  ['zoeobrien'],
  ["O'Brien, Zoë"],
  ['zoe2014'],
  ['annemarie'],
  ['Marie#1985'],
  ['o’brien1'],
  ['Brien99'],
  // The names to sign in with.
  ['goalmum77'],
  ['GoalMum2026'],
  ['pat.keller+club@families.example'],
  ['Pat.Keller+Club'],
  ['keller2026'],
])('%j is only a name', (password) => {
  expect(isGuessableFromNames(password, names)).toBe(true);
});

it.each([
  // Other words beside the name.
  ['riverside kettle moon'],
  ['my name is zoe'],
  ['zoe loves pancakes'],
  ['kellerassel'],
  ['2026riverside-a'],
  // Parts that are too short, and what a name only contains.
  ['fc123456'],
  ['o123456'],
  ['river1234'],
  ['families'],
  ['example1'],
  // Without letters, a password is not the rest of a name either.
  ['123456'],
  ['!!!!!!'],
  ['correct horse'],
])('%j is more than a name, or another one', (password) => {
  expect(isGuessableFromNames(password, names)).toBe(false);
});

it.each<[Partial<PasswordNames>, string, boolean]>([
  [{ username: '07700 900123' }, '07700900123', true],
  [{ username: '07700900123' }, '07700900124', false],
  [{ email: 'j19841231@families.example' }, 'j19841231', true],
  [{ email: 'j19841231@families.example' }, 'j72650914', false],
  [{ fullName: '李明' }, '李明1984', true],
  [{ fullName: 'Strauß Ana' }, 'STRAUSS99', true],
  [{ fullName: '  ' }, '123456', false],
  [{ clubName: '04' }, '040404', false],
  [{ clubName: '⚽⚽' }, '⚽⚽⚽⚽⚽⚽', false],
])('With the names %j, %j is guessable: %p', (others, password, isGuessable) => {
  expect(isGuessableFromNames(password, { ...names, ...others })).toBe(isGuessable);
});
