import { weekdaysIn } from './weekday-words.ts';

it.each<[string, number[] | null]>([
  ['Wednesday', [3]],
  ['wed', [3]],
  ['Mittwochs', [3]],
  ['Tue & Thu', [2, 4]],
  ['Donnerstag und Dienstag', [2, 4]],
  ['Mo/Mi', [1, 3]],
  ['samedi, dimanche', [6, 7]],
  ['miércoles', [3]],
  ['Fri, Friday', [5]],
  ['Mon Tue Wed', [1, 2, 3]],
  ['Tuesday evening', null],
  ['', null],
  [',', null],
  ['Someday', null],
  ['Mon, Someday', null],
  ['3', null],
  ['Mon '.repeat(51), null],
])('weekdaysIn reads %p as %p', (cell, days) => {
  expect(weekdaysIn(cell)).toEqual(days);
});
