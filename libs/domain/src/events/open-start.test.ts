import { hasOtherStart, withStart } from './open-start.ts';

const open = { startTime: '10:30', isTimeToBeConfirmed: true };
const known = { startTime: '10:30', isTimeToBeConfirmed: false };
const isOpen = { isTimeToBeConfirmed: true, endTime: null, reportingTime: null };
const isKnown = { isTimeToBeConfirmed: false };

it.each<[string, Parameters<typeof withStart>[0], object, object]>([
  ['a new event', {}, { startTime: '10:30' }, isKnown],
  ['a new event without a time', {}, { startTime: '12:00', isTimeToBeConfirmed: true, endTime: '13:00' }, isOpen],
  ['a change of something else', open, {}, isOpen],
  ['the form of an earlier version, with the same start', open, { startTime: '10:30', endTime: '12:00' }, isOpen],
  ['the form of an earlier version, with another start', open, { startTime: '11:00' }, isKnown],
  ['a confirmation of the same start', open, { startTime: '10:30', isTimeToBeConfirmed: false }, isKnown],
  ['null, which clears', open, { isTimeToBeConfirmed: null }, isKnown],
  ['a known time that is open again', known, { isTimeToBeConfirmed: true }, isOpen],
  ['another start that is open', open, { startTime: '12:00', isTimeToBeConfirmed: true }, isOpen],
  ['an event of an earlier version', { startTime: '10:30' }, { endTime: '12:00' }, isKnown],
])('withStart of %s', (_case, before, given, expected) => {
  expect(withStart(before, given)).toEqual(expected);
});

it('hasOtherStart compares what families are told', () => {
  expect(hasOtherStart(open, known)).toBe(true);
  expect(hasOtherStart(open, { ...open, startTime: '12:00' })).toBe(false);
  expect(hasOtherStart(known, { startTime: '10:30' })).toBe(false);
  expect(hasOtherStart(known, { startTime: '11:00' })).toBe(true);
});
