import { todayIn } from '@touchline/domain';
import { subDays } from 'date-fns';
import {
  anAdmin,
  aParent,
  buildAnnouncement,
  buildAnswer,
  buildChild,
  buildEvent,
  buildTeam,
  club,
  emptyClub,
  expectNoBarriers,
  screen,
  server,
  within,
} from '@touchline/testing';
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

/** Mia, a child of Ana's, and the team she plays in. */
function buildMia() {
  const team = buildTeam();
  return { team, mia: buildChild({ name: 'Mia Bell', of: ana, teams: [team] }) };
}

// No application can be loaded here: the bell stands on the page that says so.
const open = () => (shell = shellAt('/dashboard', ana));
const bell = (name: string) => screen.findByRole('button', { name });
async function openPanel(name: string) {
  await shell.user.click(await bell(name));
  return within(await screen.findByRole('dialog', { name: 'Notifications' }));
}

it('tells admins, and nobody else, which names were tried too often', async () => {
  const lockedAt = new Date().toISOString();
  club().arrange(({ lockedNames }) => lockedNames.push({ id: 1, name: 'Leo Keller', tries: 10, lockedAt }));
  shell = shellAt('/dashboard', anAdmin());
  const panel = await openPanel('Notifications, 1 new');
  const list = within(panel.getByRole('list', { name: 'Names tried too often' }));
  expect(list.getByRole('link', { name: 'Leo Keller' })).toHaveAttribute('href', '/admin/manage-children');
  expect(list.getByText('10 tries in 24 hours · locked for parents')).toBeVisible();
  await expectNoBarriers();
  shell.close();
  open();
  expect(await bell('Notifications')).toBeVisible();
  expect(server.asked().filter((operation) => operation === 'listLockedNames')).toHaveLength(1);
});

it('counts and lists the events that a child of the family has not answered', async () => {
  const { team, mia } = buildMia();
  const leo = buildChild({ name: 'Leo Bell', of: ana });
  const ida = buildChild({ name: 'Ida Bell', of: ana });
  buildEvent({ title: 'Match 1', teamId: team.id });
  const all = buildEvent({ title: 'Match 2', teamId: buildTeam({ members: [mia, leo, ida] }).id });
  buildAnswer(all, ida);
  open();
  const panel = await openPanel('Notifications, 2 new');
  const list = within(panel.getByRole('list', { name: 'RSVPs needed' }));
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Match 1', 'Match 2']);
  expect(list.getByText('Match · 10:30 AM · Mia, Leo')).toBeVisible();
  await expectNoBarriers();
});

it.each([
  ['is answered', () => ({}), false],
  ['is cancelled', () => ({ status: 'cancelled' as const }), null],
  ['has begun', () => ({ date: today(), startTime: '00:00' }), null],
])('does not ask for an event that %s', async (_what, fields, answer) => {
  const { team, mia } = buildMia();
  buildAnswer(buildEvent({ teamId: team.id, ...fields() }), mia, answer);
  open();
  const panel = await openPanel('Notifications');
  expect(await panel.findByText('You are all caught up')).toBeVisible();
});

it('says when the notifications could not be loaded, and asks again', async () => {
  buildEvent({ title: 'Match 1', teamId: buildMia().team.id });
  server.fail('listDashboardEvents', 0);
  open();
  const panel = await openPanel('Notifications');
  expect(await panel.findByRole('alert')).toHaveTextContent('Not all notifications could be loaded.');
  await shell.user.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await panel.findByRole('link', { name: 'Match 1' })).toBeVisible();
});

it('closes with Escape, and when one of them is followed', async () => {
  buildEvent({ title: 'Match 1', teamId: buildMia().team.id });
  open();
  await openPanel('Notifications, 1 new');
  await shell.user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await bell('Notifications, 1 new')).toHaveFocus();
  const panel = await openPanel('Notifications, 1 new');
  await shell.user.click(panel.getByRole('link', { name: 'Match 1' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('announcements', () => {
  const titles = (panel: Pick<typeof screen, 'queryAllByRole'>) =>
    panel.queryAllByRole('link').map(({ textContent }) => textContent);

  it('are new when others wrote them within a week, until somebody has looked', async () => {
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

  it('are new since the last look, however long ago', async () => {
    localStorage.setItem(`touchline.looked.${ana.id}`, daysAgo(30));
    buildAnnouncement({ title: 'Before the look', createdAt: daysAgo(40) });
    const { createdAt } = buildAnnouncement({ title: 'After the look', createdAt: daysAgo(20) });
    open();
    expect(titles(await openPanel('Notifications, 1 new'))).toEqual(['After the look']);
    expect(localStorage.getItem(`touchline.looked.${ana.id}`)).toBe(createdAt);
  });
});
