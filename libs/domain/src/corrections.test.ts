import { changesOf, correctsIdentity, differencesOf } from './corrections.ts';
import { type Actor } from './people.ts';

const mia = { name: 'Mia Kellr', dateOfBirth: '2015-03-14', ageGroup: null, shortName: null };
const actor = (fields: Partial<Actor> = {}): Actor => ({
  id: 1,
  isParent: true,
  isCoach: false,
  isAdmin: false,
  ...fields,
});

describe('changesOf', () => {
  it('lists what differs, in the order of a form, and leaves out what is missing', () => {
    expect(changesOf(mia, { shortName: 'Mimi', name: 'Mia Keller', dateOfBirth: undefined, ageGroup: null })).toEqual([
      { field: 'name', before: 'Mia Kellr', after: 'Mia Keller' },
      { field: 'shortName', before: null, after: 'Mimi' },
    ]);
    expect(changesOf(mia, mia)).toEqual([]);
  });
});

describe('differencesOf', () => {
  it('lists what the record that ends had of its own, without the short name that goes on', () => {
    const ended = { ...mia, dateOfBirth: '2015-03-15', shortName: 'Mimi' };
    const kept = { ...mia, name: 'Mia Keller', ageGroup: 'U12' };
    expect(differencesOf(ended, kept)).toEqual([
      { field: 'name', before: 'Mia Kellr', after: 'Mia Keller' },
      { field: 'dateOfBirth', before: '2015-03-15', after: '2015-03-14' },
    ]);
    expect(differencesOf(ended, { ...kept, shortName: 'M.' })).toContainEqual({
      ...{ field: 'shortName', before: 'Mimi', after: 'M.' },
    });
  });
});

describe('correctsIdentity', () => {
  it.each([
    ['the only guardian of a child in no team', actor(), { guardianIds: [1], isInTeam: false }, true],
    ['a guardian of a child in a team', actor(), { guardianIds: [1], isInTeam: true }, false],
    ['one of two guardians', actor(), { guardianIds: [1, 2], isInTeam: false }, false],
    ['another family', actor(), { guardianIds: [2], isInTeam: false }, false],
    ['a coach', actor({ isCoach: true }), { guardianIds: [2], isInTeam: false }, false],
    ['an admin', actor({ isAdmin: true }), { guardianIds: [2, 3], isInTeam: true }, true],
  ])('%s', (_who, me, child, expected) => {
    expect(correctsIdentity(me, child)).toBe(expected);
  });
});
