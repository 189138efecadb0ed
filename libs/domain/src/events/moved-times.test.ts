import { movedTimes } from './moved-times.ts';

const before = { startTime: '10:30', endTime: '11:45', reportingTime: '10:00' };

it.each([
  ['11:00', { endTime: '12:15', reportingTime: '10:30' }],
  ['09:15', { endTime: '10:30', reportingTime: '08:45' }],
  ['23:00', { endTime: '00:15', reportingTime: '22:30' }],
  ['00:10', { endTime: '01:25', reportingTime: '23:40' }],
  ['10:30', { endTime: '11:45', reportingTime: '10:00' }],
])('An event that starts at %s instead is moved as a whole', (startTime, moved) => {
  expect(movedTimes(before, startTime)).toEqual(moved);
});

it('An event without an end and a meeting time gets none', () => {
  expect(movedTimes({ ...before, endTime: '', reportingTime: '' }, '11:00')).toEqual({
    endTime: '',
    reportingTime: '',
  });
});
