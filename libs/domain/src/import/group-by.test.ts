import { groupBy } from './group-by.ts';

it('keeps the rows of one key together, in their order', () => {
  const groups = groupBy(['Lions U12', 'Bears U14', 'Hawks U12'], (row) => row.slice(-3));
  expect([...groups]).toEqual([
    ['U12', ['Lions U12', 'Hawks U12']],
    ['U14', ['Bears U14']],
  ]);
});
