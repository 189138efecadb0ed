import { areNear } from './near-names.ts';

it.each([
  ["Seán O'Brien", 'Sean O’Brien'],
  ['Zoe Brontë', 'Zoë Bronte'],
  ['IREM YILMAZ', 'İrem Yılmaz'],
  ['Sofia Müller', 'Sofia Mueller'],
  ['Sofia Muller', 'Sofia Mueller'],
  ['Ada McKay', 'Ada Mc Kay'],
  ['Ōno Ken', 'Ono Ken'],
  ['Ngoc Nguyễn', 'Ngọc Nguyễn'],
  ['Lukasz Zak', 'Łukasz Żak'],
  ['Đặng Thị Hương', 'Dang Thi Huong'],
  ['Søren Ærø', 'Soeren Aeroe'],
  ['Anna-Lena Roth', 'Anna Lena Roth'],
  ['Mia Keller', 'Mia Kelelr'],
])('areNear(%p, %p) is true both ways', (one, other) => {
  expect([areNear(one, other), areNear(other, one)]).toEqual([true, true]);
});

it.each([
  ['Mia', 'Lia'],
  ['Mia Keller', 'Leo Keller'],
  ['李小明', '李小红'],
  ['के', 'कु'],
  ['Mia Keller', 'Mia Roth'],
  ['Player 12', 'Player 13'],
])('areNear(%p, %p) is false', (one, other) => {
  expect(areNear(one, other)).toBe(false);
});
