import { layoutOf } from './layout.ts';

/** Without quotes. */
const readBeginning = (text: string, delimiter: string) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(delimiter));
const layout = (text: string, type: Parameters<typeof layoutOf>[0] = 'children') => layoutOf(type, text, readBeginning);

it.each([
  ['name,dateOfBirth\nMia,2014-05-04', ',', 0],
  ['name;dateOfBirth\nMia;2014-05-04', ';', 0],
  ['name\tdateOfBirth\nMia\t2014-05-04', '\t', 0],
  ['name|dateOfBirth\nMia|2014-05-04', '|', 0],
  // More commas than semicolons, but only semicolons make the needed columns.
  ['Vorname;Nachname;Geburtsdatum;Adresse (Straße, Hausnr., PLZ, Ort)', ';', 0],
  ['sep=;\nname;dateOfBirth', ';', 1],
  ['"sep=\t"\nname\tdateOfBirth', '\t', 1],
  ['SEP=#\nname#dateOfBirth', '#', 1],
  ['Players of the club\nExported on 20 November 2026\n\nname,dateOfBirth', ',', 2],
  ['Name of the club,Riverside\nname,dateOfBirth', ',', 1],
])('layoutOf %j has the delimiter %j and the header at %i', (text, delimiter, headerAt) => {
  expect(layout(text)).toMatchObject({ delimiter, headerAt, mapping: { dateOfBirth: expect.anything() as unknown } });
});

it('layoutOf takes the first line for the header if no line names a column', () => {
  expect(layout('Mia;2014-05-04\nNoah;2014-05-05')).toMatchObject({ delimiter: ';', headerAt: 0, mapping: {} });
});

it('layoutOf looks for the header in the first lines only', () => {
  expect(layout(`${'a,b\n'.repeat(20)}name,dateOfBirth\n`)).toMatchObject({ headerAt: 0, mapping: {} });
});
