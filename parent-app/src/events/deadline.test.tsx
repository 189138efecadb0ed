import { act } from '@testing-library/react';
import { jest } from '@jest/globals';
import {
  aCoach,
  buildEvent,
  buildResponse,
  club,
  expectNoBarriers,
  renderPage,
  screen,
  server,
  waitFor,
  within,
  getChoice,
} from '@touchline/testing';
import { app } from '../app.tsx';
import { aFamily, findCard, choice, openDashboard, setClock } from '../test/dashboard.ts';

const passed = 'Answers closed Fri 6 PM. Call the coach.';
const before = 'You can accept until Fri, Nov 27, 6:00 PM. After that, you can only decline.';

/** An event on Saturday at 10:30 with a deadline on Friday at 18:00, seen at a time of Friday. */
function aDeadline(time: string, ...names: string[]) {
  setClock(`2026-11-27T${time}:00Z`, { turnsIntervals: true });
  const family = aFamily(...names);
  const event = buildEvent({
    title: 'Cup',
    teamId: family.team.id,
    date: '2026-11-28',
    deadline: '2026-11-27 18:00',
  });
  return { ...family, event };
}
const openEvent = (family: ReturnType<typeof aDeadline>) =>
  renderPage(app, { at: `/events/${family.event.id}`, as: family.parent });

describe('The deadline on a card', () => {
  it('is said beside the buttons', async () => {
    const { parent } = aDeadline('17:59', 'Mia Ellis');
    openDashboard({ as: parent });
    const card = await findCard('Cup');
    expect(within(card).getByText(before)).toBeVisible();
    expect(within(card).getByText('RSVP Needed')).toBeVisible();
  });

  it('closes Available while the page is open', async () => {
    const { parent } = aDeadline('17:59', 'Mia Ellis');
    openDashboard({ as: parent });
    const card = await findCard('Cup');
    act(() => void jest.advanceTimersByTime(60_000));
    expect(within(card).getByText(passed)).toBeVisible();
    expect(within(card).queryByText('RSVP Needed')).not.toBeInTheDocument();
    expect(within(card).queryByRole('radio')).not.toBeInTheDocument();
    await expectNoBarriers();
  });

  it('lets a child decline after it, and nothing else', async () => {
    const { parent } = aDeadline('18:00', 'Mia Ellis');
    const { user } = openDashboard({ as: parent });
    const card = await findCard('Cup');
    await user.click(within(card).getByRole('button', { name: 'Mia: No RSVP yet' }));
    expect(within(card).queryByRole('radio')).not.toBeInTheDocument();
    await user.click(within(card).getByRole('button', { name: 'Can’t come: Mia' }));
    expect(await screen.findByText('Mia Ellis marked as unavailable for this event')).toBeVisible();
    expect(server.sent('answerAvailability')).toEqual([expect.objectContaining({ isAvailable: false })]);
  });

  it('lets an available child withdraw, and no other change an answer', async () => {
    const { parent, event, children } = aDeadline('18:00', 'Mia Ellis');
    buildResponse(event, children[0]!);
    const { user } = openDashboard({ as: parent });
    const card = within(await findCard('Cup'));
    await user.click(card.getByRole('button', { name: 'Mia: Available' }));
    await user.click(card.getByRole('button', { name: 'Can’t come after all: Mia' }));
    expect(await card.findByText('Mia is unavailable')).toBeVisible();
    expect(card.getByText('answers closed Fri 6 PM')).toBeVisible();
    expect(card.queryByRole('button', { name: /: Mia$/ })).not.toBeInTheDocument();
  });

  it('undoes an acceptance that came too late, and says why', async () => {
    const { parent, event } = aDeadline('17:59', 'Mia Ellis');
    const { user } = openDashboard({ as: parent });
    const card = await findCard('Cup');
    // The coach has just brought it forward.
    club().arrange(({ events }) => {
      events.find(({ id }) => id === event.id)!.deadline = '2026-11-27 17:00';
    });
    await user.click(choice(card, 'Available'));
    expect(await within(card).findByText('Not saved. The deadline for new answers has passed.')).toBeVisible();
    // The event has loaded again, so nothing is offered that the server would reject again.
    expect(await within(card).findByRole('button', { name: 'Can’t come: Mia' })).toBeVisible();
    expect(within(card).queryByRole('radio')).not.toBeInTheDocument();
    expect(within(card).queryByRole('button', { name: 'Try again: Mia' })).not.toBeInTheDocument();
  });
});

describe('The deadline on the event page', () => {
  it('closes Available for a silent child, and lets an available one withdraw', async () => {
    const family = aDeadline('18:00', 'Mia Ellis', 'Leo Ellis');
    buildResponse(family.event, family.children[1]!);
    const { user } = openEvent(family);
    expect(await screen.findByText(passed)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Can’t come: Mia' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Can’t come after all: Leo' }));
    expect(await screen.findByText('Leo is unavailable')).toBeVisible();
    await expectNoBarriers();
  });

  it('binds no staff, whom the sheet shows it, with the late withdrawals', async () => {
    const { event, children } = aDeadline('18:00', 'Mia Ellis');
    buildResponse(event, children[0]!, false);
    club().arrange(({ availabilities }) => {
      Object.assign(availabilities.at(-1)!, {
        isLate: true,
        note: { reason: 'ill', text: 'Back soon', writerId: 999 },
      });
    });
    const { user } = renderPage(app, { at: `/events/${event.id}`, as: 'admin' });
    expect(await screen.findByText('The deadline was Fri, Nov 27, 6:00 PM. Families can still decline.')).toBeVisible();
    const row = (await screen.findByRole('button', { name: 'Change: Mia Ellis' })).closest('li')!;
    expect(within(row).getByText('Withdrew after the deadline')).toBeInTheDocument();
    expect(within(row).getByText('Ill – Back soon')).toBeVisible();
    await expectNoBarriers();
    await user.click(within(row).getByRole('button', { name: /^Change/ }));
    await user.click(getChoice('Mia Ellis', 'Available'));
    expect(await screen.findByText('Player marked as available')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Withdrew after the deadline')).not.toBeInTheDocument());
  });

  it('says nothing of declining once the event has started', async () => {
    const { event } = aDeadline('18:00', 'Mia Ellis');
    setClock('2026-11-28T10:30:00Z');
    renderPage(app, { at: `/events/${event.id}`, as: aCoach() });
    expect(await screen.findByText('The deadline was Fri, Nov 27, 6:00 PM.')).toBeVisible();
  });

  it('ends the reminders', async () => {
    const { event } = aDeadline('18:00', 'Mia Ellis');
    renderPage(app, { at: `/events/${event.id}`, as: aCoach() });
    expect(await screen.findByText('The deadline for new answers has passed. Reminders have ended.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remind now' })).not.toBeInTheDocument();
  });
});
