import { type ClashDto } from '@touchline/api-client';
import { clashWords } from './clash-words.ts';

const clash: ClashDto = {
  kind: 'overlap',
  eventId: 2,
  title: 'U10 Bears training',
  type: 'training',
  startTime: '10:30',
  location: 'Harbour',
  childNames: ['Leo'],
};
const sentence = (fields: Partial<ClashDto> = {}) => {
  const { problem, other, time } = clashWords('10:00', { ...clash, ...fields });
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
