import fc from 'fast-check';
import { clash, clashesWith, countAffectedFamilies, type FamilyChild, type TimedEvent } from './clashes.ts';
import { eventStatuses } from './concerns.ts';

const event = (part: Partial<TimedEvent> = {}): TimedEvent => ({
  date: '2026-11-28',
  startTime: '10:00',
  endTime: '11:00',
  location: 'Riverside',
  status: 'confirmed',
  ...part,
});

it.each<[string, Partial<TimedEvent>, ReturnType<typeof clash>]>([
  ['starts before the end', { startTime: '10:30', endTime: '12:00', location: 'Harbour' }, 'overlap'],
  ['starts before the end, at the same place', { startTime: '10:59', endTime: '12:00' }, 'overlap'],
  ['takes place at the same time', {}, 'overlap'],
  ['lies within it', { startTime: '10:15', endTime: '10:30' }, 'overlap'],
  ['starts at the end, elsewhere', { startTime: '11:00', endTime: null, location: 'Harbour' }, 'travel'],
  ['starts 29 minutes later, elsewhere', { startTime: '11:29', endTime: null, location: 'Harbour' }, 'travel'],
  ['starts 30 minutes later, elsewhere', { startTime: '11:30', endTime: null, location: 'Harbour' }, null],
  ['starts 31 minutes later, elsewhere', { startTime: '11:31', endTime: null, location: 'Harbour' }, null],
  ['ends 29 minutes earlier, elsewhere', { startTime: '08:00', endTime: '09:31', location: 'Harbour' }, 'travel'],
  ['ends 30 minutes earlier, elsewhere', { startTime: '08:00', endTime: '09:30', location: 'Harbour' }, null],
  ['has no end and lasts 90 minutes', { startTime: '08:31', endTime: null }, 'overlap'],
  ['has no end and is over in time', { startTime: '08:30', endTime: null }, null],
  ['starts at the end, at the same place', { startTime: '11:00', endTime: null }, null],
  ['starts at the end, at the same place in other letters', { startTime: '11:00', location: ' RIVERSIDE ' }, null],
  ['starts at the end, at an unknown place', { startTime: '11:00', endTime: '12:00', location: null }, null],
  ['starts at the end, at an empty place', { startTime: '11:00', endTime: '12:00', location: ' ' }, null],
  ['overlaps at an unknown place', { location: null }, 'overlap'],
  ['is on another day', { date: '2026-11-29' }, null],
  ['is cancelled', { status: 'cancelled' }, null],
  ['has no time yet', { isTimeToBeConfirmed: true }, null],
  ['is not confirmed yet', { status: 'pending' }, 'overlap'],
])('clash() of an event from 10:00 to 11:00 with one that %s (%j) is %p', (_case, part, expected) => {
  expect(clash(event(), event(part))).toBe(expected);
});

const time = fc.integer({ min: 0, max: 23 * 60 + 59 }).map((minutes) => {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
});
const anyEvent: fc.Arbitrary<TimedEvent> = fc.record({
  date: fc.constantFrom('2026-11-28', '2026-11-29'),
  startTime: time,
  endTime: fc.option(time),
  location: fc.constantFrom(null, '', 'Riverside', 'riverside', 'Harbour'),
  status: fc.constantFrom(...eventStatuses),
});

it.each<[string, Partial<TimedEvent>, ReturnType<typeof clash>]>([
  ['00:15', {}, 'overlap'],
  ['00:45', {}, 'travel'],
  ['01:00', {}, null],
  ['00:30', { location: 'Riverside' }, null],
])('clash() of an event from 22:00 to 00:30 with one at %s of the next day (%j) is %p', (startTime, part, expected) => {
  const late = event({ startTime: '22:00', endTime: '00:30' });
  expect(clash(late, event({ date: '2026-11-29', startTime, endTime: null, location: 'Harbour', ...part }))).toBe(
    expected,
  );
});

it('clash() of any two events is the same in both directions', () => {
  fc.assert(fc.property(anyEvent, anyEvent, (one, other) => clash(one, other) === clash(other, one)));
});

it('clash() of any event that takes place with itself is an overlap', () => {
  fc.assert(fc.property(anyEvent, (one) => clash(one, one) === (one.status === 'cancelled' ? null : 'overlap')));
});

describe('clashesWith()', () => {
  const others = [
    { id: 1, ...event({ startTime: '09:00', endTime: '09:45', location: 'Harbour' }) },
    { id: 2, ...event() },
    { id: 3, ...event({ startTime: '12:00' }) },
  ];
  const found = (id: number | null) =>
    clashesWith({ ...event(), id }, others).map(({ kind, other }) => [kind, other.id]);

  it('returns the clashing events in their order', () => {
    expect(found(null)).toEqual([
      ['travel', 1],
      ['overlap', 2],
    ]);
  });

  it('finds those of the day before', () => {
    const late = { id: 4, ...event({ date: '2026-11-27', startTime: '23:00', endTime: null, location: null }) };
    const early = { id: null, ...event({ startTime: '00:15', endTime: '01:00' }) };
    expect(clashesWith(early, [late, ...others]).map(({ other }) => other.id)).toEqual([4]);
  });

  it('leaves out the event itself', () => {
    expect(found(2)).toEqual([['travel', 1]]);
  });
});

describe('countAffectedFamilies()', () => {
  /** `1:2 planned busy` is child 2 of guardian 1. */
  const rows = (...texts: string[]): FamilyChild[] =>
    texts.map((text) => {
      const [ids = '', ...words] = text.split(' ');
      const [guardian, child] = ids.split(':');
      return {
        guardianId: guardian ? Number(guardian) : null,
        childId: Number(child),
        isPlanned: words.includes('planned'),
        isBusy: words.includes('busy'),
      };
    });

  it.each<[string, string[], number]>([
    ['nobody', [], 0],
    ['siblings, one planned and one busy', ['1:1 planned', '1:2 busy'], 1],
    ['one child that is both', ['1:1 planned busy', '1:2'], 1],
    ['siblings who are only busy', ['1:1 busy', '1:2 busy'], 0],
    ['children of different guardians', ['1:1 planned', '2:2 busy'], 0],
    ['two families', ['1:1 planned busy', '2:2 planned busy'], 2],
    ['both guardians of the same children', ['1:1 planned', '1:2 busy', '2:1 planned', '2:2 busy'], 1],
    ['guardians who share one child', ['1:1 planned', '1:2 busy', '2:1 planned', '2:3 busy'], 1],
    ['children of whom nobody is the guardian of both', ['1:1', '1:2 busy', '2:1', '2:3 planned'], 0],
    ['a chain of guardians', ['1:1 planned busy', '3:3 planned busy', '2:1 planned busy', '2:3 planned busy'], 1],
    ['children without a guardian', [':1 planned busy', ':2 planned', ':3 busy', ':4 planned busy'], 2],
  ])('for %s (%j) is %p', (_case, texts, expected) => {
    expect(countAffectedFamilies(rows(...texts))).toBe(expected);
  });

  it('counts a guardian and a child of the same number apart', () => {
    expect(countAffectedFamilies(rows('1:2 planned', ':1 busy'))).toBe(0);
  });
});
