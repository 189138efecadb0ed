import { type ClashDto } from '@touchline/api-client';
import { clashWords } from './clash-words.ts';

const clash: ClashDto = {
  kind: 'overlap',
  eventId: 2,
  title: 'U10 Bears training',
  type: 'training',
  date: '2026-11-27',
  startTime: '10:30',
  location: 'Harbour',
  childNames: ['Leo'],
};
const sentence = (fields: Partial<ClashDto> = {}, startTime = '10:00') => {
  const { problem, other, time } = clashWords({ date: clash.date, startTime }, { ...clash, ...fields });
  return `${problem} ${other}, ${time}`.replace('\u00a0', ' ');
};

it.each<[string, Partial<ClashDto>, string]>([
  ['an overlap', {}, 'Overlaps with Leo’s training, 10:30 AM'],
  [
    'a later event elsewhere',
    { kind: 'travel', startTime: '11:15', type: 'match' },
    'Less than 30 minutes to get to Leo’s match, 11:15 AM',
  ],
  [
    'an earlier event elsewhere',
    { kind: 'travel', startTime: '09:00' },
    'Less than 30 minutes to get here from Leo’s training, 9:00 AM',
  ],
  ['several children', { childNames: ['Leo', 'Ada'] }, 'Overlaps with Leo and Ada’s training, 10:30 AM'],
])('clashWords() tells of %s', (_case, fields, expected) => {
  expect(sentence(fields)).toBe(expected);
});

it.each<[string, Partial<ClashDto>, string, string]>([
  [
    'an overlap with an event of the next day',
    { date: '2026-11-28', startTime: '00:10' },
    '22:00',
    'Overlaps with Leo’s training, Sat, Nov 28, 12:10 AM',
  ],
  [
    'an event of the next day elsewhere',
    { kind: 'travel', date: '2026-11-28', startTime: '00:10' },
    '22:00',
    'Less than 30 minutes to get to Leo’s training, Sat, Nov 28, 12:10 AM',
  ],
  [
    'an event of the day before elsewhere',
    { kind: 'travel', date: '2026-11-26', startTime: '22:00' },
    '00:10',
    'Less than 30 minutes to get here from Leo’s training, Thu, Nov 26, 10:00 PM',
  ],
  [
    'an event of which an earlier server does not say the day',
    { date: undefined },
    '10:00',
    'Overlaps with Leo’s training, 10:30 AM',
  ],
])('clashWords() around midnight tell of %s', (_case, fields, startTime, expected) => {
  expect(sentence(fields, startTime)).toBe(expected);
});
