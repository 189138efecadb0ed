import { availabilityStatus } from './availability.ts';

it.each([
  [true, 'available'],
  [false, 'unavailable'],
  [null, 'pending'],
])('availabilityStatus(%p) is %s', (isAvailable, status) => {
  expect(availabilityStatus(isAvailable)).toBe(status);
});
