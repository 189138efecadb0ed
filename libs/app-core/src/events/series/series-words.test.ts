import { type SeriesEventDto } from '@touchline/api-client';
import { affectedEvents, eventWords, outcomeWords, stayWords } from './series-words.ts';

const state = { title: 'Training', date: '2026-10-20', startTime: '18:00', status: 'confirmed' } as const;
const event = (fields: Partial<SeriesEventDto> = {}): SeriesEventDto => ({
  id: 1,
  ...state,
  stays: null,
  after: state,
  ...fields,
});

it.each([
  [event(), 'Tue, Oct 20, 2026, 6:00 PM'],
  [event({ after: null }), 'Tue, Oct 20, 2026, 6:00 PM'],
  [event({ after: { ...state, startTime: '18:30' } }), 'Tue, Oct 20, 2026, 6:00 PM → 6:30 PM'],
  [event({ after: { ...state, date: '2026-10-22' } }), 'Tue, Oct 20, 2026, 6:00 PM → Thu, Oct 22, 2026, 6:00 PM'],
])('eventWords of %j', (of, words) => {
  expect(eventWords(of)).toBe(words);
});

it.each([
  [0, 'change', 'Nothing changes.'],
  [1, 'cancel', '1 event is cancelled:'],
  [9, 'change', '9 events change:'],
  [2, 'delete', '2 events are deleted:'],
] as const)('outcomeWords of %i events to %s', (count, verb, words) => {
  expect(outcomeWords(count, verb)).toBe(words);
});

it('A change affects the events that differ after it, a deletion all that do not stay', () => {
  const events = [event(), event({ id: 2, after: null }), event({ id: 3, after: null, stays: 'begun' })];
  const idsOf = (verb: 'change' | 'delete') => affectedEvents({ events, unconfirmed: 0 }, verb).map(({ id }) => id);
  expect(idsOf('change')).toEqual([1]);
  expect(idsOf('delete')).toEqual([1, 2]);
});

it('stayWords counts what has begun, and names exceptions', () => {
  const begun = event({ stays: 'begun', after: null });
  const exception = event({ stays: 'exception', after: null });
  expect(stayWords({ events: [begun, exception, event()], unconfirmed: 0 })).toEqual([
    '1 event has begun and stays.',
    'Tue, Oct 20, 2026, 6:00 PM stays, because it was changed on its own.',
  ]);
  expect(stayWords({ events: [begun, begun], unconfirmed: 0 })).toEqual(['2 events have begun and stay.']);
});
