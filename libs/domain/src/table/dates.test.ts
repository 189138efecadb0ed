import { datesIn, latestEventYear, sureDate } from './dates.ts';

const fourthOfMay = '2014-05-04';

it.each([
  '2014-05-04',
  '2014/05/04',
  '2014-5-4',
  '2014.05.04',
  '2014 5 4',
  '20140504',
  '2014年5月4日',
  '41763',
  '41763.0',
  '2014-05-04 00:00:00',
  '2014-05-04T00:00:00Z',
  '2014-05-04T00:00:00.000Z',
  '04-May-2014',
  '4 May 2014',
  '4th May 2014',
  '4. Mai 2014',
  '4 mai 2014',
  '4 de mayo de 2014',
  'Sunday, 4 May 2014',
  'Sun 4 May 2014',
  'May 4, 2014',
  'Sunday, May 4, 2014',
  '2014-May-04',
  '04-May-14',
  '="2014-05-04"',
  "'2014-05-04",
  '２０１４-０５-０４',
  '2014‑05‑04',
  '2014–05–04',
  '2014-05-04\u00a0',
  '\u200b2014-05-04',
])('"%s" can only mean 4 May 2014', (cell) => {
  expect(datesIn(cell, 2026)).toEqual({ dmy: fourthOfMay, mdy: fourthOfMay });
  expect(sureDate(cell, 2026)).toBe(fourthOfMay);
});

it.each([
  '04/05/2014',
  '4.5.2014',
  '04-05-2014',
  '4/5/14',
  '04.05.14',
  '04/05/2014 10:30',
  '4 / 5 / 2014',
  '04.05.2014.',
])('"%s" is a day in May or in April', (cell) => {
  expect(datesIn(cell, 2026)).toEqual({ dmy: fourthOfMay, mdy: '2014-04-05' });
  expect(sureDate(cell, 2026)).toBeNull();
});

it.each([
  ['31/12/2014', '2014-12-31'],
  ['12/31/2014', '2014-12-31'],
  ['05/05/2014', '2014-05-05'],
  ['29.02.2016', '2016-02-29'],
])('"%s" is a date in one order only', (cell, date) => {
  expect(sureDate(cell, 2026)).toBe(date);
});

it.each([
  ['', 'nothing'],
  ['2014', 'a year'],
  ['soon', 'a word'],
  ['31/02/2015', 'a day that does not exist'],
  ['2015-02-29', 'a leap day of a common year'],
  ['2014-13-01', 'a month that does not exist'],
  ['4 Foo 2014', 'an unknown month'],
  ['1042', 'a small number'],
  ['99999', 'a large number'],
  ['10:30', 'a time'],
  // The evening before in the zone where it was written, so the day may be another one.
  ['2014-05-03T23:00:00.000Z', 'an instant'],
  ['9'.repeat(5000), 'a long number'],
  ['1/'.repeat(5000), 'many numbers'],
])('"%s" is no date: %s', (cell) => {
  expect(datesIn(cell, 2026)).toEqual({ dmy: null, mdy: null });
});

it.each([
  ['30/05/26', 2026, '2026-05-30'],
  ['30/05/27', 2026, '1927-05-30'],
  ['30/05/27', latestEventYear, '2027-05-30'],
])('The year of "%s" is at most %i', (cell, latest, date) => {
  expect(sureDate(cell, latest)).toBe(date);
});

it.each([
  ['06/03/27 10:00', '2027-03-06'],
  ['06/03/27 TBC', '2027-03-06'],
  ['06/03/27, 2:30 PM', '2027-03-06'],
  ['Sat 06/03/27', '2027-03-06'],
  ['Sa., 06.03.2027', '2027-03-06'],
])('"%s" has a date beside other things', (cell, date) => {
  expect(datesIn(cell, latestEventYear).dmy).toBe(date);
});
