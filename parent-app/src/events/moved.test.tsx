import {
  aCoach,
  buildChild,
  buildEvent,
  buildResponse,
  buildTeam,
  club,
  clubWith,
  expectNoBarriers,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@touchline/testing';
import { app } from '../app.tsx';
import { aFamily, findCard, half, openDashboard } from '../test/dashboard.ts';

const before = {
  date: '2099-05-02',
  startTime: '10:30',
  reportingTime: null,
  location: 'Riverside',
  locationDetail: null,
};
const changed = 'Before: Sat, May 2, 2099, 10:30 AM, Riverside.';

/** An event that has moved since each child's response. */
function aMovedEvent(responses: Record<string, boolean>) {
  const family = aFamily(...Object.keys(responses));
  const event = buildEvent({ title: 'Cup', teamId: family.team.id, date: '2099-05-03', location: 'Harbour' });
  for (const child of family.children) {
    buildResponse(event, child, responses[child.name], { timeAndPlace: before, respondedBy: family.parent.id });
  }
  return { ...family, event };
}
const sent = () => server.sent('answerAvailability');

describe('An event that has moved', () => {
  it('asks on its card', async () => {
    const { parent } = aMovedEvent({ 'Mia Ellis': true });
    openDashboard({ as: parent });
    const card = await findCard('Cup');
    expect(card).toHaveTextContent(`${changed} Still coming?`);
    expect(within(card).getByText('Please Confirm')).toBeVisible();
    expect(within(card).getByRole('list', { name: 'RSVPs' })).toHaveTextContent('Mia ✓?Available, unconfirmed');
    expect(half(card, 'Available')).toHaveAttribute('aria-pressed', 'false');
    await expectNoBarriers();
  });

  it('is confirmed with one tap on its card', async () => {
    const { parent, children } = aMovedEvent({ 'Mia Ellis': true });
    const { user } = openDashboard({ as: parent });
    const card = await findCard('Cup');
    await user.click(half(card, 'Available'));
    await waitFor(() => expect(card).not.toHaveTextContent('Before:'));
    expect(within(card).queryByText('Please Confirm')).not.toBeInTheDocument();
    expect(half(card, 'Available')).toHaveAttribute('aria-pressed', 'true');
    expect(sent()).toMatchObject([{ childId: children[0]!.id, isAvailable: true }]);
  });

  it('asks for several children at once, whatever they have answered', async () => {
    const { parent, children } = aMovedEvent({ 'Mia Ellis': true, 'Leo Ellis': false });
    const { user, toasts } = openDashboard({ as: parent });
    const card = await findCard('Cup');
    expect(card).toHaveTextContent(`${changed} Are these answers still right?`);
    await user.click(within(card).getByRole('button', { name: 'Yes, still right: Cup' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    await waitFor(() => expect(half(card, 'Available')).toHaveFocus());
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Mia and Leo confirmed for this event']));
    expect(sent()).toMatchObject([
      { childId: children[0]!.id, isAvailable: true },
      { childId: children[1]!.id, isAvailable: false },
    ]);
    await waitFor(() => expect(card).not.toHaveTextContent('Before:'));
  });

  it('shows the question again if the answer could not be saved', async () => {
    const { parent } = aMovedEvent({ 'Mia Ellis': false });
    const { user } = openDashboard({ as: parent });
    const card = await findCard('Cup');
    expect(card).toHaveTextContent(`${changed} Still not coming?`);
    server.fail('answerAvailability', 503, 'The server is resting');
    await user.click(half(card, 'Unavailable'));
    expect(await within(card).findByText('The server is resting')).toBeVisible();
    expect(card).toHaveTextContent('Still not coming?');
  });

  it('can be confirmed after the deadline, but not accepted by those who declined', async () => {
    const { parent, event } = aMovedEvent({ 'Mia Ellis': true, 'Leo Ellis': false });
    club().arrange(({ events }) => {
      events.find(({ id }) => id === event.id)!.deadline = '2026-01-01 08:00';
    });
    renderPage(app, { at: `/events/${event.id}`, as: parent });
    const button = (name: string) => screen.findByRole('button', { name });
    expect(await button('Available: Mia')).not.toHaveAttribute('aria-disabled');
    expect(await button('Available: Leo')).toHaveAttribute('aria-disabled', 'true');
  });

  it('asks for each child on its page', async () => {
    const { parent, event } = aMovedEvent({ 'Mia Ellis': true, 'Leo Ellis': false });
    const { user } = renderPage(app, { at: `/events/${event.id}`, as: parent });
    const mia = (await screen.findByRole('button', { name: 'Available: Mia' })).closest('li')!;
    expect(mia).toHaveTextContent(`${changed} Still coming?`);
    expect(mia.nextElementSibling).toHaveTextContent(`${changed} Still not coming?`);
    await user.click(within(mia).getByRole('button', { name: 'Available: Mia' }));
    expect(await within(mia).findByText('Mia is coming')).toBeVisible();
    expect(mia.nextElementSibling).toHaveTextContent('Still not coming?');
    await expectNoBarriers();
  });

  it('names what each child was answered for, if that differs', async () => {
    const { parent, event, children } = aMovedEvent({ 'Mia Ellis': true, 'Leo Ellis': true });
    club().arrange(({ availabilities }) => {
      const row = availabilities.find(({ eventId, childId }) => eventId === event.id && childId === children[1]!.id)!;
      row.timeAndPlace = { ...before, date: '2099-05-03' };
    });
    openDashboard({ as: parent });
    expect(await findCard('Cup')).toHaveTextContent(
      'Mia, before: Sat, May 2, 2099, 10:30 AM, Riverside. Leo, before: Riverside. Still coming?',
    );
  });

  it('lets staff remind the families when nobody else has to answer', async () => {
    clubWith({ sendsMail: true });
    const child = buildChild();
    const team = buildTeam({ members: [child] });
    const event = buildEvent({ teamId: team.id, date: '2099-05-03' });
    buildResponse(event, child, true, { timeAndPlace: before });
    renderPage(app, { at: `/events/${event.id}`, as: aCoach() });
    expect(await screen.findByRole('button', { name: 'Remind now' })).toBeVisible();
  });

  it('has its unconfirmed responses counted and marked on the sheet, where staff can confirm them', async () => {
    const { event } = aMovedEvent({ 'Mia Ellis': true, 'Leo Ellis': false });
    const { user } = renderPage(app, { at: `/events/${event.id}`, as: aCoach() });
    const row = async (name: string) => (await screen.findByRole('button', { name: `Change: ${name}` })).closest('li')!;
    expect(within(await row('Mia Ellis')).getByText('Unconfirmed')).toBeVisible();
    expect(screen.getByText('2 unconfirmed')).toBeVisible();
    expect(screen.getByText('✓ unconfirmed')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Change: Mia Ellis' }));
    await user.click(screen.getByRole('button', { name: 'Available: Mia Ellis' }));
    expect(await screen.findByText('1 unconfirmed')).toBeVisible();
    expect(within(await row('Mia Ellis')).queryByText('Unconfirmed')).not.toBeInTheDocument();
    expect(sent()).toHaveLength(1);
  });
});
