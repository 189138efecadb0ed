import { type Actor } from '@touchline/domain';
import { destinationsFor, isAt } from './navigation.ts';
import { isMemberPath, ownerOf, teamPath } from './paths.ts';

const parent = { id: 1, isParent: true, isCoach: false, isAdmin: false };
const labels = (actor: Actor) => destinationsFor(actor).map(({ label }) => label);

it('destinationsFor returns only what the actor may open', () => {
  const main = ['Dashboard', 'Calendar', 'Teams', 'Profile'];
  const staff = ['Manage Teams', 'Manage Fixtures', 'Announcements', 'Manage Players'];
  expect(labels(parent)).toEqual(main);
  expect(labels({ ...parent, isCoach: true })).toEqual([...main, ...staff]);
  expect(labels({ ...parent, isAdmin: true })).toEqual([
    ...main,
    'Manage Users',
    ...staff,
    'Import Data',
    'Mail',
    'Audit Log',
    'Club',
  ]);
  expect(labels({ ...parent, isParent: false, isWelfareOfficer: true })).toEqual([...main, 'Audit Log']);
});

it('isAt finds the destination above a page', () => {
  const current = (path: string) =>
    destinationsFor({ ...parent, isAdmin: true })
      .filter((one) => isAt(one, path))
      .map(({ label }) => label);
  expect(current('/admin/teams/7')).toEqual(['Manage Teams']);
  expect(current('/admin/manage-fixtures/')).toEqual(['Manage Fixtures']);
  expect(current('/add-child')).toEqual(['Dashboard']);
  expect(current('/children/7/privacy')).toEqual(['Dashboard']);
  expect(current('/profile/messages')).toEqual(['Profile']);
  expect(current('/profile/calendar')).toEqual(['Profile']);
  expect(current('/announcements')).toEqual(['Dashboard']);
  expect(current('/admin/announcements')).toEqual(['Announcements']);
  expect(current('/auth')).toEqual([]);
});

it.each([
  ['/dashboard', true, 'parent_app'],
  ['/dashboard/', true, 'parent_app'],
  ['/calendar', true, 'parent_app'],
  ['/profile/messages', true, 'parent_app'],
  ['/profile/calendar', true, 'parent_app'],
  ['/admin/teams/7', true, 'admin_app'],
  [teamPath(7), true, 'admin_app'],
  ['/admin/manage-teams', true, 'admin_app'],
  ['/admin/import', true, 'admin_app'],
  ['/forgot-password', false, 'parent_app'],
  ['/reset-password/a-b_c', false, 'parent_app'],
  ['/auth', false, 'parent_app'],
  ['/', false, 'parent_app'],
  ['/dashboard/secret', false, 'parent_app'],
])('isMemberPath(%j) is %p, and ownerOf returns %s', (path, isPage, owner) => {
  expect(isMemberPath(path)).toBe(isPage);
  expect(ownerOf(path)).toBe(owner);
});
