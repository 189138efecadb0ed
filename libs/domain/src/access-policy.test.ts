import {
  accessPolicy,
  type Action,
  can,
  canForAll,
  type ChildAction,
  type ClubAction,
  mayTry,
} from './access-policy.ts';
import { roleLabel } from './people.ts';

const nobody = { id: 1, isParent: false, isCoach: false, isAdmin: false };
const parent = { ...nobody, isParent: true };
const coach = { ...nobody, id: 2, isCoach: true };
const admin = { ...nobody, id: 3, isAdmin: true };
const welfareOfficer = { ...nobody, id: 4, isWelfareOfficer: true };

it('The access policy allows these roles to perform each action', () => {
  const page = Object.keys(accessPolicy).map((action) => {
    const who = { guest: null, parent, coach, welfareOfficer, admin };
    const allowed = Object.entries(who).filter(([, actor]) => mayTry(actor, action as Action));
    return `${action}: ${allowed.map(([name]) => name).join(' ')}`;
  });
  expect(page).toMatchSnapshot();
});

it('The access policy lets parents respond for their own children only, and staff for all', () => {
  expect(can(parent, 'availability.answer', { guardianIds: [1] })).toBe(true);
  expect(can(parent, 'availability.answer', { guardianIds: [9] })).toBe(false);
  expect(can(coach, 'availability.answer', { guardianIds: [9] })).toBe(true);
});

it('The access policy lets staff, and not parents, respond for all children', () => {
  expect(mayTry(parent, 'availability.answer')).toBe(true);
  expect(canForAll(parent, 'availability.answer')).toBe(false);
  expect(canForAll(coach, 'availability.answer')).toBe(true);
  expect(canForAll(coach, 'child.look-up-contacts')).toBe(false);
  expect(canForAll(admin, 'child.look-up-contacts')).toBe(true);
});

// Covers ASVS 8.2.1.
it('The access policy denies unknown actions', () => {
  expect(mayTry(admin, 'season.close' as Action)).toBe(false);
  expect(can(admin, 'season.close' as ClubAction)).toBe(false);
  expect(canForAll(admin, 'season.close' as ChildAction)).toBe(false);
});

it('The compiler demands the child that a rule asks for, and a forgotten one is denied', () => {
  // @ts-expect-error the rule asks which child
  expect(can(parent, 'availability.answer')).toBe(false);
  // @ts-expect-error an action that is known only as one of all may need a child
  expect(can(parent, 'availability.answer' as Action)).toBe(false);
  // @ts-expect-error the rule is the same for all children
  expect(can(admin, 'child.unregister', { guardianIds: [] })).toBe(true);
  // @ts-expect-error the rule asks for no child
  expect(canForAll(admin, 'child.unregister')).toBe(true);
});

it('roleLabel returns the highest role', () => {
  expect(roleLabel({ ...parent, isAdmin: true, isCoach: true })).toBe('Admin');
  expect(roleLabel({ ...parent, isCoach: true, isWelfareOfficer: true })).toBe('Coach');
  expect(roleLabel({ ...parent, isWelfareOfficer: true })).toBe('Welfare Officer');
  expect(roleLabel(parent)).toBe('Parent');
});

it('The access policy lets whoever needs a second factor do what guests can, and set it up', () => {
  const actions = Object.keys(accessPolicy) as Action[];
  const allowed = (needsSecondFactor: boolean) =>
    actions.filter((action) => mayTry({ ...admin, needsSecondFactor }, action));
  const forGuests = actions.filter((action) => mayTry(null, action));
  const remaining = forGuests.filter((action) => action !== 'account.register');
  expect(allowed(true).sort()).toEqual([...remaining, 'session.view', 'account.secure'].sort());
  expect(allowed(false)).toContain('user.manage');
});
