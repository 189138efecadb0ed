import {
  aCoach,
  buildChild,
  buildEvent,
  buildTeam,
  club,
  clubWith,
  emptyClub,
  expectNoBarriers,
  screen,
  server,
  waitFor,
  within,
} from '@touchline/testing';
import { openDashboard, panel } from '../test/dashboard.ts';
import './staff.panels.tsx';

const noOne = { contactEmail: null, contactPhone: null };

/** A club of one admin, who is no coach. */
function aNewClub() {
  emptyClub();
  club().arrange((data) => (data.users = data.users.filter(({ isAdmin }) => isAdmin)));
}

it('SetUpPanel leads an admin from an empty club to the first event', async () => {
  clubWith({ ...noOne, name: 'Riverside' });
  aNewClub();
  openDashboard({ as: 'admin' });

  const steps = within(await panel('Set up Riverside'));
  expect(steps.getByText('0 of 6')).toBeVisible();
  const links = steps.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Edit', '/admin/club'],
    ['Add', '/admin/club'],
    ['Add Team', '/admin/manage-teams?add=yes'],
    ['Import', '/admin/import?type=teams'],
    ['Add Player', '/admin/manage-children?add=yes'],
    ['Import', '/admin/import?type=children'],
    ['Add Coach', '/admin/manage-users?tab=coaches&add=yes'],
    ['Add Event', '/admin/manage-fixtures?add=yes'],
    ['How to set it up', '/admin/mail'],
  ]);
  expect(steps.getByText(/Mail is not set up: nobody can be invited./)).toBeVisible();
  expect(screen.queryByText(/No children|Contact Admin/)).not.toBeInTheDocument();
  await expectNoBarriers();
});

it('SetUpPanel ticks what is done, and invites coaches once mail is set up', async () => {
  clubWith({ sendsMail: true });
  aNewClub();
  buildTeam();
  openDashboard({ as: 'admin' });
  const steps = within(await panel('Set up Touchline FC'));
  expect(steps.getByText('2 of 6')).toBeVisible();
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Club name and contact: done',
    expect.stringMatching(/^Crest and colour.*Add$/),
    'Teams: done',
    expect.stringMatching(/^Players and parents/),
    expect.stringMatching(/^Coaches.*Invite$/),
    expect.stringMatching(/^First event/),
  ]);
  expect(steps.queryByText(/Mail is not set up/)).not.toBeInTheDocument();
});

/** A club with what a season needs. */
function aRunningClub() {
  emptyClub();
  const coach = aCoach();
  const team = buildTeam({ leadCoachId: coach.id });
  const child = buildChild({ of: { id: 3 }, teams: [team] });
  buildEvent({ teamId: team.id });
  club().arrange((data) => (data.users = data.users.filter(({ id }) => id !== 2)));
  return { coach, team, child };
}

it('WorkPanel follows once the club is running, and links to what waits', async () => {
  aRunningClub();
  buildChild();
  const free = aCoach();
  club().arrange((data) => (data.users.find(({ id }) => id === free.id)!.hasSignedIn = false));
  openDashboard({ as: 'admin' });
  const work = within(await panel('To Do'));
  const links = work.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['1 player without a team', '/admin/manage-children?tab=withoutTeam'],
    ['1 coach without a team', '/admin/manage-users?tab=coachesWithoutTeam'],
    ['1 user never signed in', '/admin/manage-users?tab=neverSignedIn'],
    ['No crest and no colour yet', '/admin/club'],
  ]);
  expect(screen.queryByRole('region', { name: /^Set up/ })).not.toBeInTheDocument();
  await expectNoBarriers();
});

it('WorkPanel links to the players whom a guardian asks to delete for good', async () => {
  aRunningClub();
  const { body } = await server.as('admin')({ method: 'GET', path: '/api/club/work' });
  server.returns('getClubWork', () => ({ body: { ...(body as object), erasureRequests: 2 } }));
  openDashboard({ as: 'admin' });
  const link = await screen.findByRole('link', { name: '2 players to delete for good' });
  expect(link).toHaveAttribute('href', '/admin/manage-children?tab=erasureRequests');
});

it('WorkPanel is not there if nothing waits', async () => {
  clubWith({ colour: '#14663b' });
  aRunningClub();
  openDashboard({ as: 'admin' });
  await waitFor(() => expect(server.requested()).toContain('getClubWork'));
  expect(await screen.findByRole('link', { name: 'Add a child' })).toBeVisible();
  expect(screen.queryByRole('region', { name: /^(Set up|To Do)/ })).not.toBeInTheDocument();
});

it('WorkPanel says that the numbers could not be loaded, and tries again', async () => {
  server.fail('getClubWork', 503);
  aRunningClub();
  const { user } = openDashboard({ as: 'admin' });
  expect(await screen.findByText('Error loading what waits for you. Please try again.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await panel('To Do')).toBeVisible();
});

it('DashboardPage tells a coach without a team who assigns teams, and does not ask for the work of admins', async () => {
  emptyClub();
  openDashboard({ as: aCoach() });
  expect(await screen.findByText('You coach no team yet. An admin assigns teams.')).toBeVisible();
  expect(server.requested()).not.toContain('getClubWork');
});
