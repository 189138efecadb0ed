import { people } from '../../test/names.corpus.ts';
import { faultOfPersonName, faultOfText } from './faults.ts';

const reads = (letters: string) => `has “${letters}”, which was read in the wrong encoding`;

it.each([
  ['ZoÃ« Keller', reads('Ã«')],
  ['JÃ¼rgen MÃ¼ller', reads('Ã¼')],
  ['BÃ©nÃ©vole', reads('Ã©')],
  ['StrauÃŸ', reads('ÃŸ')],
  ['KÃ–HLER', reads('Ã–')],
  ['MÃœLLER', reads('Ãœ')],
  ['Ã–zil', reads('Ã–')],
  ['Oâ€™Brien', reads('â€™')],
  ['Å»ak Å\u0081ukasz', reads('Å»')],
  ['Nguyá»…n', reads('á»…')],
  ['Ð˜Ð²Ð°Ð½', reads('Ð˜')],
  ['JosÃ\u0083Â©', reads('Ã\u0083')],
  ['zoã«', reads('ã«')],
  ['J√ºrgen', reads('√º')],
  ['J├╝rgen', reads('├╝')],
  ['M�ller Anna', 'has “�”, which stands for a lost letter'],
  ['#N/A', 'is an error of a spreadsheet'],
  ['#REF!', 'is an error of a spreadsheet'],
  ['#NAME?', 'is an error of a spreadsheet'],
  ['#WERT!', 'is an error of a spreadsheet'],
  ['#DIV/0!', 'is an error of a spreadsheet'],
  ['#¡VALOR!', 'is an error of a spreadsheet'],
  ['########', 'is an error of a spreadsheet'],
])('faultOfText(%p) says that it %s', (text, fault) => {
  expect(faultOfText(text)).toBe(fault);
  expect(faultOfPersonName(text)).toBe(fault);
});

it.each([
  ['O&#39;Brien Cara', 'has “&#39;”, which is a code of web pages'],
  ['Bea &amp; Co', 'has “&amp;”, which is a code of web pages'],
  ['<b>Cy</b> Dee', 'has “<b>”, which is a code of web pages'],
  ['Zo%C3%AB', 'has “%C3%AB”, which is a code for a letter'],
  ['=A1&" "&B1', 'begins with “=” like a formula'],
  ['Nguy?n Van', 'has a question mark in place of a letter'],
  ['12345', 'has no letter'],
  ['-', 'has no letter'],
  ['???', 'has a question mark'],
  ['test?', 'has a question mark'],
  ['🦁', 'has no letter'],
  ...['n/a', 'N/A', 'None', 'TBC', 'unknown', 'Vorname Nachname', 'First Last'].map((text) => [
    text,
    'stands for a name that is missing',
  ]),
])('faultOfPersonName(%p) says that it %s, but teams may have this name', (text, fault) => {
  expect(faultOfPersonName(text)).toBe(fault);
  expect(faultOfText(text)).toBeNull();
});

it.each([
  ...[
    'JOÃO',
    'ÂNGELA',
    'Ã',
    'IRMÃ',
    'CONCEIÇÃO',
    'KŘÍŽ',
    'MÍŠA',
    'ÓŠ',
    'ANDRÉ–MARIE',
    'ANDRÉ’S',
    'JOSÉ\u00a0MARIA',
    'Zoë “Zed” Öz',
  ],
  ...[
    'Åsa Öberg',
    'ÅSLAUG',
    'Gal·la Puig',
    'Mª José',
    'Leo Smith #7',
    'Nil Roca',
    'Null Anna',
    'Test Anna',
    'A',
    'Jr.',
    'Nan Lee',
  ],
  ...['Noah Okafor 🦁', 'Lions & Tigers', 'Tom (GK) Baker', 'علی‌رضا کریمی', 'ප්‍රියන්ත', 'Hélène “Léa” Dupont', 'É…'],
])('faultOfPersonName(%p) is null', (name) => {
  expect(faultOfPersonName(name)).toBeNull();
});

it('faultOfPersonName finds no fault in names of 25 languages', () => {
  const names = Object.values(people)
    .flat()
    .flatMap((person) => [person.replace('|', ' '), person.replace('|', ' ').toUpperCase()]);
  expect(names.filter((name) => faultOfPersonName(name) !== null)).toEqual([]);
});

const upperBytes = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** UTF-8 as a program reads it that takes it for Windows-1252. */
const misreadAs1252 = (text: string) =>
  Array.from(new TextEncoder().encode(text), (byte) =>
    byte >= 0x80 && byte < 0xa0 ? upperBytes[byte - 0x80] : String.fromCharCode(byte),
  ).join('');

it('faultOfText finds every name of 25 languages that was read in the wrong encoding', () => {
  const broken = Object.values(people)
    .flat()
    .map((person) => misreadAs1252(person.replace('|', ' ')))
    .filter((text) => /[^ -~]/u.test(text));
  expect(broken.length).toBeGreaterThan(150);
  expect(broken.filter((text) => faultOfText(text) === null)).toEqual([]);
});
