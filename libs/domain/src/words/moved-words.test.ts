import { type TimeAndPlace } from '../events/event-changes.ts';
import { movedWords } from './moved-words.ts';

const now: TimeAndPlace = {
  date: '2026-11-29',
  startTime: '14:00',
  reportingTime: '13:30',
  location: 'Harbour',
  locationDetail: null,
};

it.each<[Partial<TimeAndPlace>, string]>([
  [{ date: '2026-11-28' }, 'Sat, Nov 28, 2026, 2:00 PM'],
  [{ startTime: '10:30' }, '10:30 AM'],
  [{ isTimeToBeConfirmed: true }, 'time to be confirmed'],
  [{ date: '2026-11-28', isTimeToBeConfirmed: true }, 'Sat, Nov 28, 2026, time to be confirmed'],
  [{ reportingTime: '13:00' }, 'meet 1:00 PM'],
  [{ reportingTime: null }, 'meeting time not known'],
  [{ location: null }, 'place not known'],
  [{ locationDetail: 'Pitch 2' }, 'Harbour, Pitch 2'],
  [{ location: 'Harbour, Pitch 2' }, 'Harbour, Pitch 2'],
  [
    { date: '2026-11-28', startTime: '10:30', reportingTime: '10:00', location: 'Riverside' },
    'Sat, Nov 28, 2026, 10:30 AM, meet 10:00 AM, Riverside',
  ],
])('movedWords of an event that was %j', (before, words) => {
  expect(movedWords({ ...now, ...before }, now, 'us')).toBe(words);
});

it('movedWords writes days and times as the club does', () => {
  const before = { ...now, date: '2026-11-28', reportingTime: '13:00' };
  expect(movedWords(before, now, 'uk')).toBe('Sat, 28 Nov 2026, 14:00, meet 13:00');
  expect(movedWords(before, now, 'iso')).toBe('2026-11-28 14:00, meet 13:00');
});
