import { jest } from '@jest/globals';
import { monthDay } from '@touchline/app-core';
import {
  aParent,
  buildAbsence,
  buildChild,
  buildEvent,
  buildResponse,
  buildTeam,
  emptyClub,
  expectNoBarriers,
  screen,
  within,
} from '@touchline/testing';
import { act } from 'react';
import {
  aFamily,
  findCard,
  choice,
  inDays,
  openDashboard,
  panel,
  setClock,
  titlesIn,
  today,
} from '../test/dashboard.ts';

describe('UpcomingEventsPanel', () => {
  it('shows the next five events for own children', async () => {
    const { parent, team } = aFamily('Mia Ellis');
    for (const days of [3, 60, 5, 4, 1]) buildEvent({ title: `In ${days}`, teamId: team.id, date: inDays(days) });
    buildEvent({ title: 'Yesterday', teamId: team.id, date: inDays(-1) });
    buildEvent({ title: 'Of others', date: inDays(1) });
    openDashboard({ as: parent });
    await findCard('In 1');
    expect(titlesIn(await panel('Upcoming Events'))).toEqual(['In 1', 'Lions v Bears', 'In 3', 'In 4', 'In 5']);
  });

  it('shows the next five of fifty events', async () => {
    const { parent, team } = aFamily('Mia Ellis');
    for (let days = 50; days > 0; days -= 1) {
      buildEvent({ title: `In ${days}`, teamId: team.id, date: inDays(days), startTime: '09:00' });
    }
    openDashboard({ as: parent });
    await findCard('In 1');
    expect(titlesIn(await panel('Upcoming Events'))).toEqual(['In 1', 'In 2', 'Lions v Bears', 'In 3', 'In 4']);
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
    expect(card.getByRole('button', { name: 'Mia: Away' })).toBeVisible();
    expect(card.queryByText('RSVP Needed')).toBeNull();
    expect(card.queryByRole('radio')).toBeNull();
  });

  it('shows on each card what a family has to know', async () => {
    setClock('2026-11-20T12:00:00Z');
    const { parent, team } = aFamily('Mia Ellis');
    const at = { teamId: team.id, date: '2026-11-24', location: 'Riverside Pitch 2' };
    buildEvent({ ...at, title: 'Away day', type: 'tournament', startTime: '12:05', endTime: '16:00' });
    openDashboard({ as: parent });

    const card = await findCard('Away day');
    expect(card).toHaveTextContent('Tue, Nov 24 12:05 PM RSVP Needed');
    expect(card).toHaveTextContent('Tournament · until 4:00 PM · Riverside Pitch 2 · U12 Lions');
    expect(within(card).getByRole('list', { name: 'RSVPs' })).toHaveTextContent(/^Mia/);
    expect(await findCard('Lions v Bears')).toHaveTextContent('Match · meet 10:00 AM');
    await expectNoBarriers();
  });

  it('names today and tomorrow', async () => {
    setClock('2026-11-20T12:00:00Z');
    const { parent, team } = aFamily('Mia Ellis');
    buildEvent({ title: 'Tonight', teamId: team.id, date: inDays(0), startTime: '18:30', type: 'training' });
    buildEvent({ title: 'Next', teamId: team.id, date: inDays(1), startTime: '09:00', type: 'friendly' });
    openDashboard({ as: parent });
    expect(await findCard('Tonight')).toHaveTextContent('Today 6:30 PM');
    expect(await findCard('Next')).toHaveTextContent('Tomorrow 9:00 AM');
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
    expect(within(card).queryByText('RSVP Needed')).not.toBeInTheDocument();
    expect(within(card).queryByRole('radio')).not.toBeInTheDocument();
    await expectNoBarriers();
  });

  it('shows pending events with RSVP', async () => {
    const { parent, team } = aFamily('Mia Ellis');
    buildEvent({ title: 'Perhaps', teamId: team.id, status: 'pending', date: inDays(1) });
    openDashboard({ as: parent });
    const card = await findCard('Perhaps');
    expect(within(card).getByText('Pending')).toBeVisible();
    expect(choice(card, 'Available')).toBeEnabled();
  });

  it('closes the RSVP when an event starts while the page is open', async () => {
    setClock('2026-11-20T12:00:00Z', { turnsIntervals: true });
    const { parent, team } = aFamily('Mia Ellis');
    buildEvent({ title: 'Kick-off', teamId: team.id, date: today(), startTime: '12:30' });
    openDashboard({ as: parent });
    const card = await findCard('Kick-off');
    expect(choice(card, 'Available')).toBeEnabled();
    act(() => void jest.advanceTimersByTime(30 * 60_000));
    expect(card).toHaveTextContent('This event has started. Please ask a coach to change the answer.');
    expect(within(card).getByText('Mia did not answer')).toBeVisible();
    expect(within(card).queryByRole('radio')).not.toBeInTheDocument();
    expect(within(card).queryByText('RSVP Needed')).not.toBeInTheDocument();
  });

  it('puts what is asked for the coming week first, and keeps it there once it is answered', async () => {
    const { parent, team, children, event } = aFamily('Mia Ellis');
    buildResponse(event, children[0]!, true);
    buildEvent({ title: 'Asked', teamId: team.id, date: inDays(6) });
    buildEvent({ title: 'Later', teamId: team.id, date: inDays(7) });
    const { user } = openDashboard({ as: parent });
    const card = await findCard('Asked');
    const events = await panel('Upcoming Events');
    expect(titlesIn(events)).toEqual(['Asked', 'Lions v Bears', 'Later']);
    expect(within(events).getByText('1 answer missing this week')).toBeVisible();
    expect(await findCard('Later')).toHaveTextContent('RSVP Needed');
    await user.click(choice(card, 'Available'));
    expect(await within(events).findByText(`All answered until ${monthDay(inDays(6))}.`)).toBeVisible();
    expect(titlesIn(events)).toEqual(['Asked', 'Lions v Bears', 'Later']);
  });

  it('opens the choices from the mark of an answer', async () => {
    const { parent, children, event } = aFamily('Mia Ellis');
    buildResponse(event, children[0]!, true);
    const { user } = openDashboard({ as: parent });
    const card = await findCard('Lions v Bears');
    await user.click(within(card).getByRole('button', { name: 'Mia: Available' }));
    expect(choice(card, 'Available')).toBeChecked();
    expect(choice(card, 'Available')).toHaveFocus();
    await user.click(choice(card, 'Unavailable'));
    expect(await within(card).findByText('Mia is unavailable')).toBeVisible();
  });

  it('shows marks of several children, and each of their answers on request', async () => {
    const { parent, children, event } = aFamily('Mia Ellis', 'Leo Ellis');
    buildResponse(event, children[0]!, true);
    buildResponse(event, children[1]!, false);
    const { user } = openDashboard({ as: parent });
    const card = await findCard('Lions v Bears');
    await user.click(within(card).getByRole('button', { name: 'Mia: Available, Leo: Unavailable' }));
    expect(within(card).getByRole('button', { name: 'Change: Mia' })).toHaveFocus();
    expect(within(card).getByText('Leo is unavailable')).toBeVisible();
    await expectNoBarriers();
  });

  it('shows an empty state without upcoming events', async () => {
    emptyClub();
    const parent = aParent();
    buildTeam({ members: [buildChild({ name: 'Mia Ellis', of: parent })] });
    openDashboard({ as: parent });
    expect(await screen.findByRole('heading', { name: 'No upcoming events' })).toBeVisible();
    expect(await panel('Upcoming Events')).toHaveTextContent('Nothing planned yet. New events appear here.');
    await expectNoBarriers();
  });

  it.each([
    [['Mia Ellis'], 0, 'Events appear here when a coach has added Mia to a team.'],
    [['Mia Ellis', 'Leo Ellis'], 0, 'Events appear here when a coach has added Leo and Mia to a team.'],
    [['Mia Ellis', 'Leo Ellis'], 1, 'Events for Leo appear here when a coach has added Leo to a team.'],
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
    expect(await screen.findByText('Events appear here when a coach has added Mia to a team.')).toBeVisible();
    expect(screen.queryByText('Club day')).not.toBeInTheDocument();
  });
});
