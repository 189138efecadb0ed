import { jest } from '@jest/globals';
import {
  aParent,
  buildAbsence,
  buildChild,
  buildEvent,
  buildTeam,
  emptyClub,
  expectNoBarriers,
  screen,
  within,
} from '@touchline/testing';
import { act } from 'react';
import { aFamily, findCard, half, inDays, openDashboard, panel, setClock, titlesIn, today } from '../test/dashboard.ts';

describe('UpcomingEventsPanel', () => {
  it('shows the next five events for own children', async () => {
    const { parent, team } = aFamily('Mia Ellis');
    for (const days of [3, 60, 2, 5, 4, 1]) buildEvent({ title: `In ${days}`, teamId: team.id, date: inDays(days) });
    buildEvent({ title: 'Yesterday', teamId: team.id, date: inDays(-1) });
    buildEvent({ title: 'Of others', date: inDays(1) });
    openDashboard({ as: parent });
    await findCard('In 1');
    expect(titlesIn(await panel('Upcoming Events'))).toEqual(['In 1', 'In 2', 'In 3', 'In 4', 'In 5']);
  });

  it('shows the next five of fifty events', async () => {
    const { parent, team } = aFamily('Mia Ellis');
    for (let days = 50; days > 0; days -= 1) {
      buildEvent({ title: `In ${days}`, teamId: team.id, date: inDays(days), startTime: '09:00' });
    }
    openDashboard({ as: parent });
    await findCard('In 1');
    expect(titlesIn(await panel('Upcoming Events'))).toEqual(['In 1', 'In 2', 'In 3', 'In 4', 'In 5']);
  });

  it('leaves out events that have started in the club’s time zone', async () => {
    setClock('2026-07-04T14:00:00Z');
    const { parent, team } = aFamily('Mia Ellis');
    for (let at = 0; at < 40; at += 1) buildEvent({ title: `Over ${at}`, teamId: team.id, date: today() });
    buildEvent({ title: 'At three', teamId: team.id, date: today(), startTime: '15:00' });
    buildEvent({ title: 'At one past three', teamId: team.id, date: today(), startTime: '15:01' });
    openDashboard({ as: parent });
    await findCard('At one past three');
    expect(titlesIn(await panel('Upcoming Events'))).toEqual(['At one past three', 'Lions v Bears']);
  });

  it('says that a child is away, and does not ask', async () => {
    const { parent, children, event } = aFamily('Mia Ellis');
    buildAbsence(children[0]!, event.date);
    openDashboard({ as: parent });
    const card = within(await findCard('Lions v Bears'));
    // For screen readers beside the name, and as the badge.
    expect(card.getAllByText('Away')).toHaveLength(2);
    expect(card.queryByText('RSVP Needed')).toBeNull();
    expect(card.getAllByText('Unavailable')).toHaveLength(1);
  });

  it('shows on each card what a family has to know', async () => {
    setClock('2026-11-20T12:00:00Z');
    const { parent, team } = aFamily('Mia Ellis');
    const at = { teamId: team.id, date: '2026-11-28', location: 'Riverside Pitch 2' };
    buildEvent({ ...at, title: 'Away day', type: 'tournament', startTime: '12:05', endTime: '16:00' });
    openDashboard({ as: parent });

    const card = await findCard('Away day');
    expect(card).toHaveTextContent('SAT 28 NOV');
    expect(card).toHaveTextContent('Tournament 12:05 PM – 4:00 PM');
    expect(within(card).getByText('C')).toBeVisible();
    expect(card).toHaveTextContent('Riverside Pitch 2 · U12 Lions');
    expect(within(card).getByRole('list', { name: 'RSVPs' })).toHaveTextContent('Mia ?No RSVP yet');
    expect(await findCard('Lions v Bears')).toHaveTextContent('Match 10:30 AM, report 10:00 AM');
    await expectNoBarriers();
  });

  it('names today and tomorrow', async () => {
    setClock('2026-11-20T12:00:00Z');
    const { parent, team } = aFamily('Mia Ellis');
    buildEvent({ title: 'Tonight', teamId: team.id, date: inDays(0), startTime: '18:30', type: 'training' });
    buildEvent({ title: 'Next', teamId: team.id, date: inDays(1), startTime: '09:00', type: 'friendly' });
    openDashboard({ as: parent });
    expect(await findCard('Tonight')).toHaveTextContent('Training Today 6:30 PM');
    expect(await findCard('Next')).toHaveTextContent('Friendly Tomorrow 9:00 AM');
  });

  it('names the first two of many teams', async () => {
    const { parent, team } = aFamily('Mia Ellis');
    const others = ['Owls', 'Bears', 'Hawks'].map((name) => buildTeam({ name }).id);
    buildEvent({ title: 'Cup', teamsInvolved: [team.id, ...others] });
    openDashboard({ as: parent });
    expect(await findCard('Cup')).toHaveTextContent('U12 Lions, Owls and 2 more');
  });

  it('shows cancelled events without RSVP', async () => {
    const { parent, team } = aFamily('Mia Ellis');
    buildEvent({ title: 'Washed out', teamId: team.id, status: 'cancelled' });
    openDashboard({ as: parent });
    const card = await findCard('Washed out');
    expect(within(card).getByText('Cancelled')).toBeVisible();
    expect(within(card).getByText('This event was cancelled')).toBeVisible();
    expect(within(card).queryByText('RSVP Needed')).not.toBeInTheDocument();
    expect(within(card).queryByRole('button')).not.toBeInTheDocument();
    await expectNoBarriers();
  });

  it('shows pending events with RSVP', async () => {
    const { parent, team } = aFamily('Mia Ellis');
    buildEvent({ title: 'Perhaps', teamId: team.id, status: 'pending' });
    openDashboard({ as: parent });
    const card = await findCard('Perhaps');
    expect(within(card).getByText('Pending')).toBeVisible();
    expect(half(card, 'Available')).toBeEnabled();
  });

  it('closes the RSVP when an event starts while the page is open', async () => {
    setClock('2026-11-20T12:00:00Z', { turnsIntervals: true });
    const { parent, team } = aFamily('Mia Ellis');
    buildEvent({ title: 'Kick-off', teamId: team.id, date: today(), startTime: '12:30' });
    openDashboard({ as: parent });
    const card = await findCard('Kick-off');
    expect(half(card, 'Available')).toBeEnabled();
    act(() => void jest.advanceTimersByTime(30 * 60_000));
    expect(card).toHaveTextContent('This event has started. Please ask a coach to change the response.');
    expect(within(card).queryByRole('button')).not.toBeInTheDocument();
    expect(within(card).queryByText('RSVP Needed')).not.toBeInTheDocument();
  });

  it('shows an empty state without upcoming events', async () => {
    emptyClub();
    const parent = aParent();
    buildTeam({ members: [buildChild({ name: 'Mia Ellis', of: parent })] });
    openDashboard({ as: parent });
    expect(await screen.findByRole('heading', { name: 'No upcoming events' })).toBeVisible();
    expect(await panel('Upcoming Events')).toHaveTextContent(
      'Matches and training for your children are shown here as soon as they are planned.',
    );
    await expectNoBarriers();
  });

  it.each([
    [['Mia Ellis'], 0, 'Events appear here once a coach has put Mia into a team.'],
    [['Mia Ellis', 'Leo Ellis'], 0, 'Events appear here once a coach has put Leo and Mia into a team.'],
    [['Mia Ellis', 'Leo Ellis'], 1, 'Events for Leo appear here once a coach has put Leo into a team.'],
  ])('says to the parent of %j, %i of them in a team, why there are no events', async (names, inTeam, text) => {
    emptyClub();
    const parent = aParent();
    const children = names.map((name) => buildChild({ name, of: parent }));
    if (inTeam > 0) buildTeam({ members: children.slice(0, inTeam) });
    buildEvent({ title: 'Club day', relevanceType: 'all', date: inDays(-1) });
    openDashboard({ as: parent });
    expect(await screen.findByText(text)).toBeVisible();
    await expectNoBarriers();
  });

  it('does not show an event for the whole club to the parent of a child without a team', async () => {
    emptyClub();
    const parent = aParent();
    buildChild({ name: 'Mia Ellis', of: parent });
    buildEvent({ title: 'Club day', relevanceType: 'all' });
    openDashboard({ as: parent });
    expect(await screen.findByText('Events appear here once a coach has put Mia into a team.')).toBeVisible();
    expect(screen.queryByText('Club day')).not.toBeInTheDocument();
  });
});
