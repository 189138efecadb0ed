import { orderOf } from './date-order.ts';

it.each([
  ['one day above 12 in front', ['04/05/2014', '31/12/2014', '2014-01-02', ''], 'dmy', false, '31/12/2014'],
  ['one day above 12 behind', ['04/05/2014', '12/31/2014'], 'mdy', false, '12/31/2014'],
  ['two meanings', ['04/05/2014', '2014-05-04', '05/05/2014'], null, true, '04/05/2014'],
  ['both orders, and a date of two meanings', ['04/05/2014', '31/12/2014', '12/31/2014'], null, true, '04/05/2014'],
  ['both orders, but every date clear', ['31/12/2014', '12/31/2014'], null, false, null],
  ['one meaning', ['2014-05-04', '4 May 2014', '41763', 'soon', ''], null, false, null],
  ['nothing', [], null, false, null],
])('orderOf for a column with %s', (_case, cells, order, isOpen, example) => {
  expect(orderOf(cells, 2026)).toMatchObject({ order, isOpen, example });
});

it('orderOf counts the dates that are one in one order only', () => {
  expect(orderOf(['31/12/2014', '30/12/2014', '12/31/2014', '04/05/2014'], 2026).only).toEqual({ dmy: 2, mdy: 1 });
});
