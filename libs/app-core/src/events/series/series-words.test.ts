import { type SeriesEventDto } from '@touchline/api-client';
import {
  actionLabel,
  affectedEvents,
  begunWords,
  eventWords,
  exceptionWords,
  isWithoutEffect,
  outcomeWords,
} from './series-words.ts';
import { type SeriesChange } from './use-series-change.ts';

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
  expect(eventWords(of, 'change')).toBe(words);
});

it('eventWords of events that are cancelled do not repeat that', () => {
  const cancelled = event({ after: { ...state, status: 'cancelled' } });
  expect(eventWords(cancelled, 'cancel')).toBe('Tue, Oct 20, 2026, 6:00 PM');
});

it.each([
  [0, 'change', 'Nothing will change.'],
  [1, 'cancel', '1 event will be cancelled:'],
  [9, 'change', '9 events will change:'],
  [2, 'delete', '2 events will be deleted:'],
] as const)('outcomeWords of %i events to %s', (count, verb, words) => {
  expect(outcomeWords(count, verb)).toBe(words);
});

it('A change affects the events that differ after it, a deletion all that do not stay', () => {
  const events = [event(), event({ id: 2, after: null }), event({ id: 3, after: null, stays: 'begun' })];
  const idsOf = (verb: 'change' | 'delete') => affectedEvents({ events, unconfirmed: 0 }, verb).map(({ id }) => id);
  expect(idsOf('change')).toEqual([1]);
  expect(idsOf('delete')).toEqual([1, 2]);
});

it('A preview counts what has begun, and names exceptions', () => {
  const begun = event({ stays: 'begun', after: null });
  const previewOf = (...events: SeriesEventDto[]) => begunWords({ events, unconfirmed: 0 });
  expect(previewOf(event())).toBeNull();
  expect(previewOf(begun, event())).toBe('1 event has already begun and stays as it is.');
  expect(previewOf(begun, begun)).toBe('2 events have already begun and stay as they are.');
  expect(exceptionWords(event({ stays: 'exception' }))).toBe(
    'Tue, Oct 20, 2026, 6:00 PM stays as it is, because it was changed separately.',
  );
});

describe('The button of a change', () => {
  const change = (fields: Partial<SeriesChange>): SeriesChange => ({
    choice: { scope: 'all', includesExceptions: false },
    choose: () => undefined,
    preview: undefined,
    error: undefined,
    hasExceptions: false,
    isChecking: false,
    target: { scope: 'all', includesExceptions: false },
    ...fields,
  });
  const previewOf = (...events: SeriesEventDto[]) => ({ preview: { events, unconfirmed: 0 } });

  it.each([
    [{ target: null }, 'Cancel Event', false],
    [{ isChecking: true }, 'Cancel Events', true],
    [{}, 'Cancel Events', false],
    [previewOf(event()), 'Cancel 1 Event', false],
    [previewOf(event({ after: null })), 'Cancel Events', true],
  ])('with %j says %s; closed: %s', (fields, label, isClosed) => {
    expect(actionLabel('Cancel', change(fields), 'cancel')).toBe(label);
    expect(isWithoutEffect(change(fields), 'cancel')).toBe(isClosed);
  });
});
