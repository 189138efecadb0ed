import { isLastAdmin, mustHaveSecondFactor } from './people.ts';

const person = (id: number, isAdmin = true, isActive = true) => ({ id, isAdmin, isActive });

it.each([
  ['the only admin', [person(1), person(2, false)], true],
  ['the only active admin', [person(1), person(2, true, false)], true],
  ['one of two', [person(1), person(2)], false],
  ['no admin', [person(1, false), person(2)], false],
  ['nobody in a club without admins', [], false],
])('isLastAdmin decides about %s', (_case, people, expected) => {
  expect(isLastAdmin(people, 1)).toBe(expected);
});

it.each([
  ['none', false, false, false, false],
  ['admins', false, false, false, true],
  ['staff', false, true, true, true],
] as const)(
  'The rule %s demands a second factor of parents, coaches, welfare officers and admins: %j, %j, %j, %j',
  (rule, ...expected) => {
    const people = [
      { isCoach: false, isAdmin: false },
      { isCoach: true, isAdmin: false },
      { isCoach: false, isAdmin: false, isWelfareOfficer: true },
      { isCoach: false, isAdmin: true },
    ];
    expect(people.map((person) => mustHaveSecondFactor(person, rule))).toEqual(expected);
  },
);
