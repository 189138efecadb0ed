import { seesNote } from './families.ts';
import { noteChange, noteOf, noteWords } from './notes.ts';

it.each([
  [null, null],
  [{}, null],
  [{ reason: null, text: '' }, null],
  [{ reason: 'ill' as const }, { reason: 'ill', text: null }],
  [{ text: 'Back next week' }, { reason: null, text: 'Back next week' }],
])('noteOf %j is %j', (given, expected) => {
  expect(noteOf(given)).toEqual(expected);
});

it('noteWords joins reason and text', () => {
  expect(noteWords({ reason: 'ill', text: 'back next week' })).toBe('Ill – back next week');
  expect(noteWords({ reason: 'travel', text: null })).toBe('Travel');
  expect(noteWords({ reason: null, text: 'Late train' })).toBe('Late train');
});

describe('A note is seen', () => {
  const nobody = { isParent: false, isCoach: false, isAdmin: false };
  const parent = { ...nobody, id: 1, isParent: true };
  const coach = { ...nobody, id: 2, isCoach: true };
  const admin = { ...nobody, id: 3, isAdmin: true };
  const others = { writerId: 9, isSameHousehold: false, coachesChild: false };
  it.each([
    ['by its writer', parent, { ...others, writerId: 1 }, true],
    ['by the writer’s household', parent, { ...others, isSameHousehold: true }, true],
    ['not by another household', parent, others, false],
    ['by an admin', admin, others, true],
    ['by a coach of the child’s team in the event', coach, { ...others, coachesChild: true }, true],
    ['not by another coach', coach, others, false],
    ['not by somebody who is no longer a coach', parent, { ...others, coachesChild: true }, false],
    ['by nobody in the family once the writer’s account is gone', parent, { ...others, writerId: null }, false],
    ['by the coach even then', coach, { ...others, writerId: null, coachesChild: true }, true],
  ])('%s', (_, viewer, facts, expected) => {
    expect(seesNote(viewer, facts)).toBe(expected);
  });
});

describe('noteChange', () => {
  const me = { id: 1, isParent: true, isCoach: false, isAdmin: false };
  const own = { writerId: 1, isSameHousehold: false, coachesChild: false };
  const hidden = { ...own, writerId: 9 };
  const ill = { reason: 'ill' as const, text: null };
  it.each([
    ['keeps the note if none is given', undefined, own, 'keep'],
    ['replaces a note', ill, own, { set: ill }],
    ['replaces a note that the user does not see', ill, hidden, { set: ill }],
    ['removes a note that the user sees', null, own, { remove: 1 }],
    ['keeps a note that the user does not see', null, hidden, 'keep'],
    ['has nothing to remove', null, null, 'keep'],
  ])('%s', (_, given, present, expected) => {
    expect(noteChange(given, present, me)).toEqual(expected);
  });
});
