import { accessPolicy, type Action, can } from './access-policy.ts';
import { roleLabel } from './people.ts';

const nobody = { id: 1, isParent: false, isCoach: false, isAdmin: false };
const parent = { ...nobody, isParent: true };
const coach = { ...nobody, id: 2, isCoach: true };
const admin = { ...nobody, id: 3, isAdmin: true };

it('The access policy allows these roles to perform each action', () => {
  const page = Object.keys(accessPolicy).map((action) => {
    const who = { guest: null, parent, coach, admin };
    const allowed = Object.entries(who).filter(([, actor]) => can(actor, action as Action));
    return `${action}: ${allowed.map(([name]) => name).join(' ')}`;
  });
  expect(page).toMatchSnapshot();
});

it('The access policy lets parents respond for their own children only, and staff for all', () => {
  expect(can(parent, 'availability.answer', { guardianIds: [1] })).toBe(true);
  expect(can(parent, 'availability.answer', { guardianIds: [9] })).toBe(false);
  expect(can(coach, 'availability.answer', { guardianIds: [9] })).toBe(true);
});

it('The access policy denies unknown actions (ASVS 8.2.1)', () => {
  expect(can(admin, 'season.close' as Action)).toBe(false);
});

it('roleLabel returns the highest role', () => {
  expect(roleLabel({ ...parent, isAdmin: true, isCoach: true })).toBe('Admin');
  expect(roleLabel({ ...parent, isCoach: true })).toBe('Coach');
  expect(roleLabel(parent)).toBe('Parent');
});

it('The access policy lets whoever needs a second factor do what guests can, and set it up', () => {
  const actions = Object.keys(accessPolicy) as Action[];
  const allowed = (needsSecondFactor: boolean) =>
    actions.filter((action) => can({ ...admin, needsSecondFactor }, action));
  const forGuests = actions.filter((action) => can(null, action));
  const remaining = forGuests.filter((action) => action !== 'account.register');
  expect(allowed(true).sort()).toEqual([...remaining, 'session.view', 'account.secure'].sort());
  expect(allowed(false)).toContain('user.manage');
});
