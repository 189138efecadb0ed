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
  findChoice,
  getChoice,
} from '@touchline/testing';
import { app } from '../app.tsx';
import { aFamily, findCard, openDashboard } from '../test/dashboard.ts';

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
    expect(card).toHaveTextContent(`${changed} Still available?`);
    expect(within(card).getByText('Please Confirm')).toBeVisible();
    expect(getChoice('Mia', 'Still available', card)).not.toBeChecked();
    expect(getChoice('Mia', 'Unavailable', card)).not.toBeChecked();
    await expectNoBarriers();
  });

  it('is confirmed with one tap on its card', async () => {
    const { parent, children } = aMovedEvent({ 'Mia Ellis': true });
    const { user } = openDashboard({ as: parent });
    const card = await findCard('Cup');
    await user.click(getChoice('Mia', 'Still available', card));
    await waitFor(() => expect(card).not.toHaveTextContent('Before:'));
    expect(within(card).queryByText('Please Confirm')).not.toBeInTheDocument();
    expect(within(card).getByText('Mia is available')).toBeVisible();
    expect(sent()).toMatchObject([{ childId: children[0]!.id, isAvailable: true }]);
  });

  it('asks for each of several children', async () => {
    const { parent, children } = aMovedEvent({ 'Mia Ellis': true, 'Leo Ellis': false });
    const { user } = openDashboard({ as: parent });
    const card = await findCard('Cup');
    expect(card).toHaveTextContent(`${changed} Still unavailable?`);
    await user.click(getChoice('Mia', 'Still available', card));
    await user.click(getChoice('Leo', 'Still unavailable', card));
    await waitFor(() => expect(sent()).toHaveLength(2));
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
    expect(card).toHaveTextContent(`${changed} Still unavailable?`);
    server.fail('answerAvailability', 503, 'The server is resting');
    await user.click(getChoice('Mia', 'Still unavailable', card));
    expect(await within(card).findByText('Not saved. The server is resting')).toBeVisible();
    expect(card).toHaveTextContent('Still unavailable?');
  });

  it('can be confirmed after the deadline, but not accepted by those who declined', async () => {
    const { parent, event } = aMovedEvent({ 'Mia Ellis': true, 'Leo Ellis': false });
    club().arrange(({ events }) => {
      events.find(({ id }) => id === event.id)!.deadline = '2026-01-01 08:00';
    });
    renderPage(app, { at: `/events/${event.id}`, as: parent });
    expect(await findChoice('Mia', 'Still available')).not.toHaveAttribute('aria-disabled');
    expect(await findChoice('Leo', 'Available')).toHaveAttribute('aria-disabled', 'true');
  });

  it('asks for each child on its page', async () => {
    const { parent, event } = aMovedEvent({ 'Mia Ellis': true, 'Leo Ellis': false });
    const { user } = renderPage(app, { at: `/events/${event.id}`, as: parent });
    const mia = (await findChoice('Mia', 'Still available')).closest('li')!;
    expect(mia).toHaveTextContent(`${changed} Still available?`);
    expect(mia.nextElementSibling).toHaveTextContent(`${changed} Still unavailable?`);
    await user.click(getChoice('Mia', 'Still available'));
    expect(await within(mia).findByText('Mia is available')).toBeVisible();
    expect(mia.nextElementSibling).toHaveTextContent('Still unavailable?');
    await expectNoBarriers();
  });

  it('names what each child was answered for, if that differs', async () => {
    const { parent, event, children } = aMovedEvent({ 'Mia Ellis': true, 'Leo Ellis': true });
    club().arrange(({ availabilities }) => {
      const row = availabilities.find(({ eventId, childId }) => eventId === event.id && childId === children[1]!.id)!;
      row.timeAndPlace = { ...before, date: '2099-05-03' };
    });
    openDashboard({ as: parent });
    const card = await findCard('Cup');
    expect(getChoice('Mia', 'Still available', card).closest('li')).toHaveTextContent(changed);
    expect(getChoice('Leo', 'Still available', card).closest('li')).toHaveTextContent('Before: Riverside. Still');
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
    await user.click(getChoice('Mia Ellis', 'Still available'));
    expect(await screen.findByText('1 unconfirmed')).toBeVisible();
    expect(within(await row('Mia Ellis')).queryByText('Unconfirmed')).not.toBeInTheDocument();
    expect(sent()).toHaveLength(1);
  });
});
