import { todayIn } from '@touchline/domain';
import { subDays } from 'date-fns';
import {
  aCoach,
  anAdmin,
  aParent,
  buildAccessRequest,
  buildAnnouncement,
  buildResponse,
  buildChild,
  buildEvent,
  buildTeam,
  club,
  emptyClub,
  expectNoBarriers,
  screen,
  server,
  waitFor,
  within,
} from '@touchline/testing';
import { act } from '@testing-library/react';
import { shellAt } from '../test/shell-at.tsx';

let shell: ReturnType<typeof shellAt>;
let ana: ReturnType<typeof aParent>;
beforeEach(() => {
  emptyClub();
  ana = aParent();
});
afterEach(() => shell.close());

const today = () => todayIn(club().club.timeZone);
const daysAgo = (days: number) => subDays(new Date(), days).toISOString();

/** Ana's child Mia in a new team. */
function buildMia() {
  const team = buildTeam();
  return { team, mia: buildChild({ name: 'Mia Bell', of: ana, teams: [team] }) };
}

// No app can be loaded here, but the page that says so has the notifications, too.
const open = () => (shell = shellAt('/dashboard', ana));
const bell = (name: string) => screen.findByRole('button', { name });
async function openPanel(name: string) {
  await shell.user.click(await bell(name));
  return within(await screen.findByRole('dialog', { name: 'Notifications' }));
}

it('Notifications shows locked names to admins only', async () => {
  const lockedAt = new Date().toISOString();
  club().arrange(({ lockedNames }) => lockedNames.push({ id: 1, name: 'Leo Keller', tries: 10, lockedAt }));
  shell = shellAt('/dashboard', anAdmin());
  const panel = await openPanel('Notifications, 1 new');
  const list = within(panel.getByRole('list', { name: 'Locked names' }));
  expect(list.getByRole('link', { name: 'Leo Keller' })).toHaveAttribute('href', '/admin/manage-children');
  expect(list.getByText('10 attempts in 24 hours · locked for parents')).toBeVisible();
  await expectNoBarriers();
  shell.close();
  open();
  expect(await bell('Notifications')).toBeVisible();
  expect(server.requested().filter((operation) => operation === 'listLockedNames')).toHaveLength(1);
});

it('Notifications lists the events with a pending child, and does not count them', async () => {
  const { team, mia } = buildMia();
  const leo = buildChild({ name: 'Leo Bell', of: ana });
  const ida = buildChild({ name: 'Ida Bell', of: ana });
  buildEvent({ title: 'Match 1', teamId: team.id });
  const all = buildEvent({ title: 'Match 2', teamId: buildTeam({ members: [mia, leo, ida] }).id });
  buildResponse(all, ida);
  open();
  const panel = await openPanel('Notifications');
  const list = within(await panel.findByRole('list', { name: 'RSVPs needed' }));
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Match 1', 'Match 2']);
  expect(list.getByText('Match · Mia, Leo')).toBeVisible();
  await expectNoBarriers();
});

it.each([
  ['has a response', () => ({}), false],
  ['is cancelled', () => ({ status: 'cancelled' as const }), null],
  ['no longer asks for answers', () => ({ deadline: '2026-01-01 08:00' }), null],
  ['has started', () => ({ date: today(), startTime: '00:00' }), null],
])('Notifications leaves out an event that %s', async (_what, fields, isAvailable) => {
  const { team, mia } = buildMia();
  buildResponse(buildEvent({ teamId: team.id, ...fields() }), mia, isAvailable);
  open();
  const panel = await openPanel('Notifications');
  expect(await panel.findByText('You are all caught up')).toBeVisible();
});

it('Notifications shows an error when they cannot be loaded, and retries', async () => {
  buildEvent({ title: 'Match 1', teamId: buildMia().team.id });
  server.fail('listDashboardEvents', 0);
  open();
  const panel = await openPanel('Notifications');
  expect(await panel.findByRole('alert')).toHaveTextContent('Some notifications did not load.');
  await shell.user.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await panel.findByRole('link', { name: 'Match 1' })).toBeVisible();
});

it('Notifications closes with Escape and when a link is opened', async () => {
  buildEvent({ title: 'Match 1', teamId: buildMia().team.id });
  open();
  await openPanel('Notifications');
  await shell.user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await bell('Notifications')).toHaveFocus();
  const panel = await openPanel('Notifications');
  await shell.user.click(await panel.findByRole('link', { name: 'Match 1' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('Notifications shows requests for access to guardians and admins, who decide on different pages', async () => {
  const { mia } = buildMia();
  buildAccessRequest(mia, aParent({ fullName: 'Robin Reed' }));
  open();
  const panel = await openPanel('Notifications, 1 new');
  const list = within(panel.getByRole('list', { name: 'Requests for access' }));
  expect(list.getByRole('link', { name: 'Robin Reed' })).toHaveAttribute('href', `/children/${mia.id}/guardians`);
  expect(list.getByText('Asks for access to Mia Bell')).toBeVisible();
  await expectNoBarriers();
  shell.close();
  shell = shellAt('/dashboard', anAdmin());
  const link = (await openPanel('Notifications, 1 new')).getByRole('link', { name: 'Robin Reed' });
  expect(link).toHaveAttribute('href', '/admin/manage-children');
});

it('Notifications tells guardians what others did with their children, until it is seen', async () => {
  const { mia } = buildMia();
  const admin = anAdmin();
  const coach = aCoach({ fullName: 'Casey Rivera' });
  club().arrange(({ teamChanges, corrections }) => {
    const change = { childId: mia.id, teamId: null, teamName: 'U12 Tigers', changedAt: daysAgo(1) };
    teamChanges.push(
      { ...change, id: 1, hasJoined: true, changedBy: coach.id },
      { ...change, id: 2, hasJoined: false, changedBy: admin.id },
      { ...change, id: 3, hasJoined: true, changedBy: ana.id, teamName: 'Her own doing' },
    );
    const correction = { childId: mia.id, correctedAt: daysAgo(2), before: mia, correctedBy: admin.id, byAdmin: true };
    const changes = [
      { field: 'name' as const, before: 'Mia Bel', after: 'Mia Bell' },
      { field: 'dateOfBirth' as const, before: '2014-01-01', after: mia.dateOfBirth },
    ];
    corrections.push(
      { ...correction, id: 1, isMerge: false, changes },
      { ...correction, id: 2, isMerge: true, changes: [] },
      { ...correction, id: 3, isMerge: false, byAdmin: false, changes: changes.slice(1) },
    );
  });
  open();
  const panel = await openPanel('Notifications, 5 new');
  const list = within(panel.getByRole('list', { name: 'Your children' }));
  const titles = list.getAllByRole('link').map(({ textContent }) => textContent);
  expect(titles.sort()).toEqual([
    'Mia has joined U12 Tigers',
    'Mia has left U12 Tigers',
    'The record of Mia was corrected',
    'The record of Mia was corrected',
    'Two records of Mia are one now',
  ]);
  expect(list.getByText('Name, date of birth')).toBeVisible();
  expect(list.getByText(/^By Coach Casey Rivera · /)).toBeVisible();
  expect(list.getAllByText(/^By an admin of the club · /)).toHaveLength(3);
  expect(list.getByText(/^By another guardian · /)).toBeVisible();
  await expectNoBarriers();
  await shell.user.keyboard('{Escape}');
  expect(await bell('Notifications')).toBeVisible();
});

describe('Notifications', () => {
  const titles = (panel: Pick<typeof screen, 'queryAllByRole'>) =>
    panel.queryAllByRole('link').map(({ textContent }) => textContent);

  it('lists others’ announcements of the last week until they are seen', async () => {
    buildAnnouncement({ title: 'Last week', createdAt: daysAgo(8) });
    buildAnnouncement({ title: 'Her own', createdAt: daysAgo(2), authorId: ana.id });
    buildAnnouncement({ title: 'Yesterday', createdAt: daysAgo(1) });
    open();
    const panel = await openPanel('Notifications, 1 new');
    expect(titles(panel)).toEqual(['Yesterday']);
    expect(panel.getByText(/^Alex Morgan · /)).toBeVisible();
    await expectNoBarriers();
    await shell.user.keyboard('{Escape}');
    expect(await bell('Notifications')).toBeVisible();
  });

  it('have been seen when Back closes them', async () => {
    buildAnnouncement({ title: 'Yesterday', createdAt: daysAgo(1) });
    open();
    await shell.user.click((await screen.findAllByRole('link', { name: 'Calendar' }))[0]!);
    expect(titles(await openPanel('Notifications, 1 new'))).toEqual(['Yesterday']);
    act(() => shell.place.back());
    expect(shell.place.address).toBe('/dashboard');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await bell('Notifications')).toBeVisible();
  });

  it('lists announcements since the last look, also of another device', async () => {
    club().arrange(({ readNotifications }) => readNotifications.push({ userId: ana.id, until: daysAgo(20) }));
    buildAnnouncement({ title: 'Before the look', createdAt: daysAgo(25) });
    const { createdAt } = buildAnnouncement({ title: 'After the look', createdAt: daysAgo(15) });
    open();
    expect(titles(await openPanel('Notifications, 1 new'))).toEqual(['After the look']);
    await waitFor(() => expect(server.sent('readNotifications')).toEqual([{ until: createdAt }]));
  });

  it('lists changes and cancellations for own children', async () => {
    const { team, mia } = buildMia();
    const fields = { teamId: team.id, date: '2099-05-04', location: 'Riverside' };
    const [moved, cancelled, deleted, known] = ['Match', 'Training', 'Cup', 'Tie'].map((title) =>
      buildEvent({ ...fields, title, isTimeToBeConfirmed: title === 'Tie' }),
    );
    for (const event of [moved!, cancelled!, deleted!]) buildResponse(event, mia);
    const staff = server.as('admin');
    const put = (id: number, body: object) => staff({ method: 'PUT', path: `/api/events/${id}`, body });
    await put(moved!.id, { startTime: '11:00', location: 'Harbour' });
    await put(cancelled!.id, { status: 'cancelled' });
    await staff({ method: 'DELETE', path: `/api/events/${deleted!.id}` });
    await put(known!.id, { isTimeToBeConfirmed: false });
    open();
    const panel = await openPanel('Notifications, 4 new');
    const list = within(panel.getByRole('list', { name: 'Changes and cancellations' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Tie.*Now Mon, May 4, 2099, 10:30 AM \(was time to be confirmed\).*Mia$/),
      expect.stringMatching(/Cup.*Cancelled: Mon, May 4, 2099, 10:30 AM.*Mia$/),
      expect.stringMatching(/Training.*Cancelled: Mon, May 4, 2099, 10:30 AM.*Mia$/),
      expect.stringMatching(/Match.*Now Mon, May 4, 2099, 11:00 AM \(was 10:30 AM\).*Now at Harbour.*Mia$/),
    ]);
    expect(list.getByRole('link', { name: 'Match' })).toHaveAttribute('href', `/events/${moved!.id}`);
    expect(list.getByRole('link', { name: 'Cup' })).toHaveAttribute('href', '/calendar');
    await expectNoBarriers();
    await shell.user.keyboard('{Escape}');
    expect(await bell('Notifications')).toBeVisible();
  });

  it('show events that were changed together as one', async () => {
    const { team } = buildMia();
    const fields = { teamId: team.id, title: 'Training', startTime: '18:00' };
    const ids = ['2099-05-05', '2099-05-12', '2099-05-19'].map((date) => buildEvent({ ...fields, date }).id);
    club().arrange(({ events }) => {
      for (const event of events) if (ids.includes(event.id)) event.seriesId = ids[0];
    });
    const body = { scope: 'all', startTime: '18:30' };
    await server.as('admin')({ method: 'PUT', path: `/api/events/${ids[1]}/series`, body });
    open();
    const panel = await openPanel('Notifications, 1 new');
    const list = within(panel.getByRole('list', { name: 'Changes and cancellations' }));
    expect(list.getByRole('listitem')).toHaveTextContent(
      /Training.*Now Tue, May 5, 2099, 6:30 PM \(was 6:00 PM\).*And 2 more events.*Mia$/,
    );
  });

  it('keep what is open, and count what has come since when they are closed', async () => {
    buildAnnouncement({ title: 'Yesterday', createdAt: daysAgo(1) });
    open();
    const panel = await openPanel('Notifications, 1 new');
    await waitFor(() =>
      expect(server.requested().filter((operation) => operation === 'getNotifications')).toHaveLength(2),
    );
    expect(titles(panel)).toEqual(['Yesterday']);
    await shell.user.keyboard('{Escape}');
    expect(await bell('Notifications')).toBeVisible();
    shell.close();
    buildAnnouncement({ title: 'Just now' });
    open();
    expect(titles(await openPanel('Notifications, 1 new'))).toEqual(['Just now']);
  });

  it('offer another try when they cannot be loaded', async () => {
    server.fail('getNotifications', 500);
    buildAnnouncement({ title: 'Yesterday', createdAt: daysAgo(1) });
    open();
    const panel = await openPanel('Notifications');
    await shell.user.click(await panel.findByRole('button', { name: 'Try again' }));
    expect(await panel.findByRole('link', { name: 'Yesterday' })).toBeVisible();
  });
});
