import {
  aParent,
  buildAbsence,
  buildChild,
  buildEvent,
  buildGuardian,
  buildResponse,
  buildTeam,
  expectNoBarriers,
  type Person,
  renderPage,
  screen,
  server,
  waitFor,
  within,
  findChoice,
  getChoice,
} from '@touchline/testing';
import { app } from '../app.tsx';
import { aFamily, inDays, setClock } from '../test/dashboard.ts';

const open = (id: number | string, as: Person) => renderPage(app, { at: `/events/${id}`, as });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string) => screen.findByRole('button', { name });
const link = (name: RegExp) => screen.findByRole('link', { name });

describe('EventPage', () => {
  async function openBears() {
    const { parent, children } = aFamily('Mia Ellis');
    const team = buildTeam({ name: 'U12 Bears', members: children });
    const { id } = buildEvent({
      title: 'Bears v Owls',
      teamId: team.id,
      date: inDays(1),
      reportingTime: '10:00',
      location: 'Riverside Park & Ride',
      locationDetail: 'Pitch 2',
      description: 'Car sharing 9:15.\nBring both shirts.',
      status: 'pending',
    });
    open(id, parent);
    expect(await title('Bears v Owls')).toBeVisible();
  }

  it('names the tab', async () => {
    await openBears();
    expect(document.title).toBe('Bears v Owls · Touchline FC');
  });

  it('shows when the event is and whom it is for', async () => {
    await openBears();
    expect(screen.getByText(/^Tomorrow 10:30 AM, meet 10:00 AM$/)).toBeVisible();
    expect(screen.getByText('U12 Bears')).toBeVisible();
    expect(screen.getByText(/Bring both shirts/)).toBeVisible();
    expect(screen.getByText('Pending')).toBeVisible();
    await expectNoBarriers();
  });

  it.each([
    [true, 'Home'],
    [false, 'Away'],
  ])('says where a match is: isHome %s', async (isHome, words) => {
    const { parent, team } = aFamily('Mia Ellis');
    const { id } = buildEvent({ title: 'Derby', teamId: team.id, opponent: 'Kings FC', isHome });
    open(id, parent);
    await title('Derby');
    expect(screen.getAllByText(words)).not.toHaveLength(0);
  });

  it('shows the place with a map', async () => {
    await openBears();
    expect(screen.getByText('Riverside Park & Ride, Pitch 2')).toBeVisible();
    const map = screen.getByRole('link', { name: /Open in maps/ });
    expect(map).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=Riverside%20Park%20%26%20Ride',
    );
    expect(map).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it.each(['999', '0', 'x', '99999999999'])('says that there is no event %s, with a way back', async (id) => {
    open(id, 'parent');
    expect(await title('Event not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Calendar' })).toHaveAttribute('href', '/calendar');
  });

  it('looks the same for an event that concerns no own child', async () => {
    const { event } = aFamily('Mia Ellis');
    open(event.id, aParent());
    expect(await title('Event not found')).toBeVisible();
  });

  it('retries when the event cannot be loaded, and keeps what it has when a refresh fails', async () => {
    const { parent, event } = aFamily('Mia Ellis');
    server.fail('getEvent', 503);
    const { user } = open(event.id, parent);
    expect(await screen.findByText('Error loading the event. Please try again.')).toBeVisible();
    await user.click(await button('Try again'));
    expect(await title('Lions v Bears')).toBeVisible();

    server.away();
    await user.click(await findChoice('Mia', 'Available'));
    expect(await screen.findByText('We could not refresh this. It may be out of date.')).toBeVisible();
    expect(await title('Lions v Bears')).toBeVisible();
    server.back();
    await user.click(await button('Try again'));
    await waitFor(() => expect(screen.queryByText(/could not be refreshed/)).not.toBeInTheDocument());
  });
});

describe('EventPage of a family', () => {
  it('answers for each child', async () => {
    const { parent, event } = aFamily('Mia Ellis', 'Leo Ellis');
    const { user } = open(event.id, parent);
    await user.click(await findChoice('Mia', 'Available'));
    expect(await screen.findByText('Mia is available')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change: Mia' })).toHaveFocus();
    expect(getChoice('Leo', 'Unavailable')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Who is coming: 1 of 2' })).toBeVisible();
  });

  it('changes an answer, and keeps the focus', async () => {
    const { parent, children, event } = aFamily('Mia Ellis', 'Leo Ellis');
    buildResponse(event, children[0]!, true);
    const { user } = open(event.id, parent);
    await user.click(await button('Change: Mia'));
    expect(getChoice('Mia', 'Available')).toHaveFocus();
    expect(getChoice('Mia', 'Available')).toBeChecked();
    await user.click(getChoice('Mia', 'Unavailable'));
    expect(await screen.findByText('Mia is unavailable')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Who is coming: 0 of 2' })).toBeVisible();
    await expectNoBarriers();
  });

  it('does not ask for a child who is away, but takes an answer', async () => {
    const { parent, event, children } = aFamily('Mia Ellis');
    buildAbsence(children[0]!, event.date);
    const { user } = open(event.id, parent);
    expect(await screen.findByText('Mia is away')).toBeVisible();
    expect(screen.getByText('No answer is needed.')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    await expectNoBarriers();
    await user.click(await button('Coming after all?: Mia'));
    await user.click(await findChoice('Mia', 'Available'));
    expect(await screen.findByText('Mia is available')).toBeVisible();
  });

  it('shows the history in pages, and keeps the button and the focus while the next one loads', async () => {
    const { parent, event, children } = aFamily('Mia Ellis');
    for (let time = 10; time < 40; time++) {
      buildResponse(event, children[0]!, true, { respondedAt: `2026-11-01T10:${time}:00Z` });
    }
    const { user } = open(event.id, parent);
    await user.click(await button('Answer history'));
    const rows = () => within(screen.getByRole('list', { name: 'Answer history' })).getAllByRole('listitem');
    const more = await button('Show more');
    expect(rows()).toHaveLength(20);
    const release = server.hold('listResponseHistory');
    await user.click(more);
    expect(await button('Loading...')).toHaveFocus();
    expect(rows()).toHaveLength(20);
    release();
    await waitFor(() => expect(rows()).toHaveLength(30));
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  it('shows on request who has answered what, the latest first', async () => {
    const { parent, event, children } = aFamily('Mia Ellis');
    const other = aParent({ fullName: 'Cleo Carr' });
    buildGuardian(children[0]!, other);
    const fields = { respondedBy: other.id, source: 'mail', respondedAt: '2020-03-01T09:05:00.000Z' } as const;
    buildResponse(event, children[0]!, true, fields);
    const { user } = open(event.id, parent);
    await user.click(await button('Change: Mia'));
    await user.click(await findChoice('Mia', 'Unavailable'));
    await user.click(await button('Answer history'));
    const rows = within(await screen.findByRole('list', { name: 'Answer history' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Mia Ellis: not comingYou, in the app, /),
      'Mia Ellis: comingAnother guardian, with the link in a mail, Mar 1, 2020, 9:05 AM',
    ]);
    expect(await screen.findByRole('heading', { name: 'Who is coming: 0 of 1' })).toBeVisible();
    await expectNoBarriers();
  });

  it('sends nothing when the answer stays the same', async () => {
    const { parent, event, children } = aFamily('Mia Ellis');
    buildResponse(event, children[0]!);
    const { user } = open(event.id, parent);
    await user.click(await button('Change: Mia'));
    await user.click(await findChoice('Mia', 'Available'));
    expect(await screen.findByText('Mia is available')).toBeVisible();
    expect(server.sent('answerAvailability')).toEqual([]);
  });

  it('rolls an answer back without a network, with the reason beside it', async () => {
    const { parent, event } = aFamily('Mia Ellis');
    const { user } = open(event.id, parent);
    await findChoice('Mia', 'Available');
    server.away();
    await user.click(await findChoice('Mia', 'Available'));
    const row = (await findChoice('Mia', 'Available')).closest('li')!;
    expect(await within(row).findByText(/Failed to update availability. Please try again.$/)).toBeVisible();
    expect(getChoice('Mia', 'Available')).not.toBeChecked();
  });

  it('shows the names of team mates, and of nobody else', async () => {
    const { parent, team, event, children } = aFamily('Mia Ellis');
    const other = buildTeam();
    buildResponse(event, children[0]!);
    buildResponse(event, buildChild({ name: 'Noah Okafor', teams: [team] }));
    const open2 = buildEvent({ title: 'Club day', teamId: other.id, relevanceType: 'all' });
    buildResponse(open2, buildChild({ name: 'Zoe Tan', teams: [other] }));
    open(event.id, parent);
    expect(await screen.findByText('Noah O.')).toBeVisible();
    expect(screen.queryByText(/Okafor/)).not.toBeInTheDocument();
  });

  it('closes the answers when the event has started, and says so when it is cancelled', async () => {
    setClock('2026-11-28T12:00:00Z');
    const { parent, team, children } = aFamily('Mia Ellis');
    const started = buildEvent({ title: 'Started', teamId: team.id, date: '2026-11-28', startTime: '11:00' });
    const cancelled = buildEvent({ title: 'Called off', teamId: team.id, date: '2026-11-29', status: 'cancelled' });
    buildResponse(started, children[0]!);
    const { go } = open(started.id, parent);
    expect(await screen.findByText('This event has started. Please ask a coach to change the answer.')).toBeVisible();
    expect(screen.getByText('Mia was available')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Change/ })).not.toBeInTheDocument();
    go(`/events/${cancelled.id}`);
    expect(await screen.findByText('This event was cancelled')).toBeVisible();
    expect(screen.queryByText(/Who is coming/)).not.toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('steps through the events of the own children by links and arrow keys', async () => {
    const { parent, team, event } = aFamily('Mia Ellis');
    const later = buildEvent({ title: 'Second leg', teamId: team.id, date: inDays(14) });
    buildEvent({ title: 'Of others', date: inDays(10) });
    const { user, where } = open(event.id, parent);
    expect(await link(/^Next event: Second leg, \w{3}, \w{3} \d+, \d{4}$/)).toHaveAttribute(
      'href',
      `/events/${later.id}`,
    );
    expect(screen.queryByRole('link', { name: /Previous event/ })).not.toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    expect(await title('Second leg')).toBeVisible();
    expect(where()).toBe(`/events/${later.id}`);
    await link(/^Previous event: Lions v Bears/);
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(where()).toBe(`/events/${later.id}`);
    await user.keyboard('{ArrowLeft}');
    expect(await title('Lions v Bears')).toBeVisible();
  });

  it('shows the next event at once without a network', async () => {
    const { parent, team, event } = aFamily('Mia Ellis');
    buildEvent({ title: 'Second leg', teamId: team.id, date: inDays(14) });
    const { user } = open(event.id, parent);
    const next = await link(/^Next event/);
    await waitFor(() => expect(server.requested().filter((name) => name === 'getEvent')).toHaveLength(2));
    await screen.findByRole('heading', { name: /Who is coming/ });
    server.away();
    await user.click(next);
    expect(await title('Second leg')).toBeVisible();
    expect(await findChoice('Mia', 'Available')).toBeVisible();
    expect(await link(/^Previous event: Lions v Bears/)).toBeVisible();
  });
});
