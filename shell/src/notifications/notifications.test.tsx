import { type EventDto } from '@touchline/api-client';
import { addDays, todayIn } from '@touchline/domain';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { ana, type Answers, shellAt, signedIn } from '../test/shell-at.tsx';

let shell: ReturnType<typeof shellAt>;
afterEach(() => shell.close());

const today = todayIn('Europe/London');
const child = (childId: number, childName: string, isAvailable: boolean | null) => ({
  childId,
  childName,
  isAvailable,
  respondedAt: null,
});
const event = (id: number, fields: Partial<EventDto>): Partial<EventDto> => ({
  id,
  title: `Match ${id}`,
  type: 'match',
  date: addDays(today, id),
  startTime: '10:30',
  status: 'confirmed',
  availabilities: [child(1, 'Mia Bell', null)],
  ...fields,
});
const calendar = `GET /api/dashboard/events?from=${today}&to=${addDays(today, 28)}`;
const events = (...rows: Partial<EventDto>[]): Answers => ({ [calendar]: { body: rows } });

const board = 'GET /api/announcements?limit=20';
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
const announcement = (id: number, days: number, authorId = 9) => ({
  id,
  title: `Announcement ${id}`,
  content: 'Hello',
  createdAt: daysAgo(days),
  authorId,
  author: { fullName: 'Casey Rivera' },
  teamId: null,
  leagueId: null,
});

// No application can be loaded here: the bell stands on the page that says so.
const nothing: Answers = { [calendar]: { body: [] }, [board]: { body: [] } };
const open = (answers: Answers = {}) => (shell = shellAt('/dashboard', { ...signedIn(), ...nothing, ...answers }));
const bell = (name: string) => screen.findByRole('button', { name });
async function openPanel(name: string) {
  await shell.user.click(await bell(name));
  return within(await screen.findByRole('dialog', { name: 'Notifications' }));
}

it('counts and lists the events that a child of the family has not answered', async () => {
  const both = [child(1, 'Mia Bell', null), child(2, 'Leo Bell', null), child(3, 'Ida Bell', true)];
  open(events(event(1, {}), event(2, { availabilities: both })));
  const panel = await openPanel('Notifications, 2 new');
  const list = within(panel.getByRole('list', { name: 'Answers needed' }));
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Match 1', 'Match 2']);
  expect(list.getByText('Match · 10:30 AM · Mia, Leo')).toBeVisible();
  expect(await axe(document.body)).toHaveNoViolations();
});

it.each([
  ['is answered', { availabilities: [child(1, 'Mia Bell', false)] }],
  ['is cancelled', { status: 'cancelled' as const }],
  ['has begun', { date: today, startTime: '00:00' }],
])('does not ask for an event that %s', async (_what, fields) => {
  open(events(event(1, fields)));
  const panel = await openPanel('Notifications');
  expect(await panel.findByText('You are all caught up')).toBeVisible();
});

it('says when the notifications could not be loaded, and asks again', async () => {
  open({ [calendar]: 'nobody' });
  const panel = await openPanel('Notifications');
  expect(await panel.findByRole('alert')).toHaveTextContent('Not all notifications could be loaded.');
  Object.assign(shell.answers, events(event(1, {})));
  await shell.user.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await panel.findByRole('link', { name: 'Match 1' })).toBeVisible();
});

it('closes with Escape, and when one of them is followed', async () => {
  open(events(event(1, {})));
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
    const rows = [announcement(3, 1), announcement(2, 2, ana.id), announcement(1, 8)];
    open({ [board]: { body: rows } });
    const panel = await openPanel('Notifications, 1 new');
    expect(titles(panel)).toEqual(['Announcement 3']);
    expect(panel.getByText(/^Casey Rivera · /)).toBeVisible();
    expect(await axe(document.body)).toHaveNoViolations();
    await shell.user.keyboard('{Escape}');
    expect(await bell('Notifications')).toBeVisible();
  });

  it('are new since the last look, however long ago', async () => {
    localStorage.setItem(`touchline.looked.${ana.id}`, daysAgo(30));
    open({ [board]: { body: [announcement(2, 20), announcement(1, 40)] } });
    expect(titles(await openPanel('Notifications, 1 new'))).toEqual(['Announcement 2']);
    expect(localStorage.getItem(`touchline.looked.${ana.id}`)).toBe(
      (shell.answers[board] as { body: { createdAt: string }[] }).body[0]!.createdAt,
    );
  });
});
