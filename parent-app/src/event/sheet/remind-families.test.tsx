import { type EventReminderDto } from '@touchline/api-client';
import {
  aCoach,
  buildChild,
  buildEvent,
  buildResponse,
  buildTeam,
  clubWith,
  emptyClub,
  expectNoBarriers,
  renderPage,
  screen,
  server,
  within,
} from '@touchline/testing';
import { addHours } from 'date-fns';
import { app } from '../../app.tsx';

beforeEach(() => {
  emptyClub();
  clubWith({ sendsMail: true });
});

const idle: EventReminderDto = { families: 6, unreachable: 0, sentAt: null, nextAt: null };

/** The sheet of an event with a player who has not answered. */
function open(reminder: Partial<EventReminderDto> = {}, fields: Parameters<typeof buildEvent>[0] = {}) {
  server.returns('getEventReminder', () => ({ body: { ...idle, ...reminder } }));
  const team = buildTeam({ members: [buildChild({ name: 'Zoe Tan' })] });
  const event = buildEvent({ title: 'Lions v Bears', teamId: team.id, ...fields });
  return renderPage(app, { at: `/events/${event.id}`, as: aCoach() });
}

async function openDialog(page: ReturnType<typeof open>) {
  await page.user.click(await screen.findByRole('button', { name: 'Remind now' }));
  return within(await screen.findByRole('dialog', { name: 'Remind families?' }));
}

describe('Remind now', () => {
  it('says how many get a mail, and sends it', async () => {
    server.returns('remindFamilies', () => ({ body: { ...idle, families: 6 } }));
    const page = open({ unreachable: 2 });
    const dialog = await openDialog(page);
    expect(await dialog.findByText(/^We mail the 6 parents who still have to answer/)).toBeVisible();
    expect(dialog.getByText(/^2 players who still have to answer cannot be reached/)).toBeVisible();
    await expectNoBarriers();
    await page.user.click(dialog.getByRole('button', { name: 'Remind 6 parents' }));
    expect(await screen.findByText('Reminder sent to 6 parents')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.requested().filter((operation) => operation === 'remindFamilies')).toHaveLength(1);
  });

  it('says when they can be reminded again', async () => {
    const now = new Date();
    const page = open({ sentAt: now.toISOString(), nextAt: addHours(now, 1).toISOString() });
    const dialog = await openDialog(page);
    expect(await dialog.findByText(/^Last reminded on /)).toBeVisible();
    expect(dialog.getByText(/^You can remind them again on /)).toBeVisible();
    expect(dialog.queryByText(/^A mail goes to/)).toBeNull();
    expect(dialog.getByRole('button', { name: 'Remind' })).toBeDisabled();
  });

  it('says that there is nobody to remind', async () => {
    const dialog = await openDialog(open({ families: 0, unreachable: 1 }));
    expect(await dialog.findByText('Everybody has answered.')).toBeVisible();
    expect(dialog.getByText(/^1 player who still has to answer cannot be reached/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Remind' })).toBeDisabled();
  });

  it('shows why nobody was reminded, and when it is possible again', async () => {
    server.fail('remindFamilies', 409, 'Families were reminded of this event less than an hour ago');
    const page = open();
    const dialog = await openDialog(page);
    const remind = await dialog.findByRole('button', { name: 'Remind 6 parents' });
    const now = new Date();
    const byAnotherCoach = { ...idle, sentAt: now.toISOString(), nextAt: addHours(now, 1).toISOString() };
    server.returns('getEventReminder', () => ({ body: byAnotherCoach }));
    await page.user.click(remind);
    expect(await dialog.findByRole('alert')).toHaveTextContent('less than an hour ago');
    expect(await dialog.findByText(/^You can remind them again on /)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Remind' })).toBeDisabled();
  });

  it('keeps its numbers while they are counted again', async () => {
    server.fail('remindFamilies', 503, 'The server is resting');
    const page = open();
    const dialog = await openDialog(page);
    const remind = await dialog.findByRole('button', { name: 'Remind 6 parents' });
    const release = server.hold('getEventReminder');
    await page.user.click(remind);
    expect(await dialog.findByRole('alert')).toHaveTextContent('The server is resting');
    expect(dialog.getByText(/^We mail the 6 parents/)).toBeVisible();
    expect(remind).toBeEnabled();
    release();
  });

  it('counts again each time it is opened', async () => {
    const page = open();
    const dialog = await openDialog(page);
    await dialog.findByRole('button', { name: 'Remind 6 parents' });
    await page.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    const release = server.hold('getEventReminder');
    server.returns('getEventReminder', () => ({ body: { ...idle, families: 5 } }));
    const again = await openDialog(page);
    expect(again.getByText('Counting parents...')).toBeInTheDocument();
    expect(again.getByRole('button', { name: 'Remind' })).toBeDisabled();
    release();
    expect(await again.findByRole('button', { name: 'Remind 5 parents' })).toBeEnabled();
  });

  it('says that it is for all teams, because the sheet may show one of them', async () => {
    const cubs = buildTeam({ members: [buildChild()] });
    const bears = buildTeam({ members: [buildChild()] });
    const dialog = await openDialog(open({}, { teamId: null, teamsInvolved: [cubs.id, bears.id] }));
    expect(await dialog.findByText(/6 parents who still have to answer, of all teams/)).toBeVisible();
  });

  it('counts again after an error', async () => {
    server.fail('getEventReminder', 500);
    const page = open();
    const dialog = await openDialog(page);
    await page.user.click(await dialog.findByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('button', { name: 'Remind 6 parents' })).toBeEnabled();
  });

  it('is explained where the club sends no mail', async () => {
    clubWith({ sendsMail: false });
    open();
    const silent = within(await screen.findByRole('region', { name: 'No answer 1' }));
    expect(silent.getByText(/^This club cannot send mail yet, so you cannot remind families/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remind now' })).toBeNull();
  });

  it.each([
    ['with mail', true],
    ['without mail', false],
  ])('is not offered for an event that has begun, in a club %s', async (_what, sendsMail) => {
    clubWith({ sendsMail });
    open({}, { date: '2020-01-01' });
    expect(await screen.findAllByText('Zoe Tan')).not.toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Remind now' })).toBeNull();
    expect(screen.queryByText(/cannot remind families/)).toBeNull();
  });

  it('is not offered where everybody has answered', async () => {
    const child = buildChild();
    const event = buildEvent({ teamId: buildTeam({ members: [child] }).id });
    buildResponse(event, child);
    renderPage(app, { at: `/events/${event.id}`, as: aCoach() });
    expect(await screen.findByText('Everybody has answered')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remind now' })).toBeNull();
  });
});
