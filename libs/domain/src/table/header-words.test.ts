import { foldHeader } from './header-words.ts';

it.each([
  ['dateOfBirth', 'dateofbirth'],
  [' Date_of  Birth ', 'dateofbirth'],
  ['Date-of-Birth', 'dateofbirth'],
  ['Date of Birth (YYYY-MM-DD)*', 'dateofbirth'],
  ['Name*', 'name'],
  ['Name (required)', 'name'],
  ["Player's full name", 'playersfullname'],
  ['Prénom', 'prenom'],
  ['Anstoß', 'anstoß'],
  ['[Id]', 'id'],
  ['ｎａｍｅ', 'name'],
  ['#', '#'],
  ['Required', 'required'],
  ['', ''],
])('foldHeader of "%s" is "%s"', (name, folded) => {
  expect(foldHeader(name)).toBe(folded);
});
