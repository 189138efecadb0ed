import { daysOf, moveBy, periodName, periodOf, shownDays } from './calendar-period.ts';

it.each([
  ['month', '2026-11-20', { from: '2026-11-01', to: '2026-11-30' }, { from: '2026-11-01', to: '2026-12-05' }],
  ['month', '2026-12-31', { from: '2026-12-01', to: '2026-12-31' }, { from: '2026-11-29', to: '2027-01-02' }],
  ['month', '2024-02-29', { from: '2024-02-01', to: '2024-02-29' }, { from: '2024-01-28', to: '2024-03-02' }],
  ['week', '2026-11-20', { from: '2026-11-15', to: '2026-11-21' }, { from: '2026-11-15', to: '2026-11-21' }],
  ['week', '2026-11-22', { from: '2026-11-22', to: '2026-11-28' }, { from: '2026-11-22', to: '2026-11-28' }],
  ['day', '2026-11-20', { from: '2026-11-20', to: '2026-11-20' }, { from: '2026-11-20', to: '2026-11-20' }],
] as const)('periodOf and shownDays of the %s of %s', (view, date, period, shown) => {
  expect(periodOf(view, date)).toEqual(period);
  expect(shownDays(view, date)).toEqual(shown);
});

it.each([
  ['month', '2026-11-20', 1, '2026-12-20'],
  ['month', '2026-12-20', 1, '2027-01-20'],
  ['month', '2026-01-31', 1, '2026-02-28'],
  ['month', '2026-01-31', -1, '2025-12-31'],
  ['month', '2026-03-30', -1, '2026-02-28'],
  ['month', '2026-05-31', -915, '1950-02-28'],
  ['week', '2026-10-25', 1, '2026-11-01'],
  ['week', '2026-01-01', -1, '2025-12-25'],
  ['day', '2026-03-28', 1, '2026-03-29'],
  ['day', '2026-11-01', -1, '2026-10-31'],
] as const)('moveBy in the %s view: %s moved by %i is %s', (view, date, by, then) => {
  expect(moveBy(view, date, by)).toBe(then);
});

it('periodName names a period by its dates', () => {
  expect(periodName('month', '2026-11-20')).toBe('November 2026');
  expect(periodName('week', '2026-11-20')).toBe('Nov 15 – Nov 21, 2026');
  expect(periodName('week', '2026-12-31')).toBe('Dec 27, 2026 – Jan 2, 2027');
  expect(periodName('day', '2026-11-20')).toBe('November 20, 2026');
});

it('daysOf lists the days of a period', () => {
  expect(daysOf({ from: '2026-02-27', to: '2026-03-01' })).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});
