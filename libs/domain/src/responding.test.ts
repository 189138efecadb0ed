import * as messages from './messages.ts';
import { decideResponse, whyClosed } from './responding.ts';

const event = { date: '2026-03-07', startTime: '10:30', status: 'confirmed' as const, deadline: '2026-03-06 18:00' };

it.each([
  ['before the start', event, '2026-03-07 10:29', null],
  ['from the minute of the start', event, '2026-03-07 10:30', messages.eventStarted],
  [
    'if the event is cancelled',
    { ...event, status: 'cancelled' as const },
    '2026-03-01 09:00',
    messages.eventCancelled,
  ],
])('whyClosed %s', (_, given, now, expected) => {
  expect(whyClosed(given, now)).toBe(expected);
});

describe('decideResponse', () => {
  const [before, after] = ['2026-03-06 17:59', '2026-03-06 18:00'];
  const repeat = { save: 'repeat', otherwise: messages.deadlinePassed };
  const note = { save: 'note', otherwise: messages.responseChanged };

  it.each([
    ['saves an acceptance before the deadline', true, before, false, { save: 'response' }],
    ['lets guardians only repeat an acceptance after the deadline', true, after, false, repeat],
    ['saves an acceptance after the deadline of who may answer late', true, after, true, { save: 'response' }],
    ['saves a withdrawal after the deadline', false, after, false, { save: 'response' }],
    ['saves that a response is taken back after the deadline', null, after, false, { save: 'response' }],
  ])('%s', (_, isAvailable, now, mayAnswerLate, expected) => {
    expect(decideResponse({ isAvailable }, event, { now, mayAnswerLate })).toEqual(expected);
  });

  it('saves a note alone, also after the deadline', () => {
    for (const now of [before, after]) {
      const given = { isAvailable: true, noteOnly: true };
      expect(decideResponse(given, event, { now, mayAnswerLate: false })).toEqual(note);
    }
  });
});
