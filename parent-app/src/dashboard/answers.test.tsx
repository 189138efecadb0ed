import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { type EventDto, type SessionUser } from '@touchline/api-client';
import {
  buildResponse,
  club,
  expectNoBarriers,
  findChoice,
  getChoice,
  screen,
  server,
  waitFor,
  within,
} from '@touchline/testing';
// Loaded beforehand: what a page brings on demand takes longer than a test waits.
import '../events/so-far.tsx';
import { aFamily, choice, findCard, openDashboard, setClock } from '../test/dashboard.ts';

const change = (card: HTMLElement, name: string) => within(card).getByRole('button', { name: `Change: ${name}` });

describe('A card for one child', () => {
  it('shows the answer as a fact at once, and lets the parent change it', async () => {
    const { parent } = aFamily('Mia Ellis');
    const release = server.hold('answerAvailability');
    const { user, toasts } = openDashboard({ as: parent });
    const card = await findCard('Lions v Bears');
    expect(within(card).getByText('RSVP Needed')).toBeVisible();
    expect(within(card).getByRole('radiogroup', { name: 'Mia: Lions v Bears' })).toBeVisible();
    expect(choice(card, 'Available')).not.toBeChecked();

    await user.click(choice(card, 'Available'));
    expect(await within(card).findByText('Mia is available')).toBeVisible();
    expect(within(card).queryByText('RSVP Needed')).not.toBeInTheDocument();
    expect(change(card, 'Mia')).toHaveFocus();
    expect(toasts).toEqual([]);
    release();
    expect(await screen.findByText('Mia Ellis marked as available for this event')).toBeVisible();

    await user.click(change(card, 'Mia'));
    expect(choice(card, 'Available')).toBeChecked();
    expect(choice(card, 'Available')).toHaveFocus();
    await user.click(choice(card, 'Unavailable'));
    expect(await screen.findByText('Mia Ellis marked as unavailable for this event')).toBeVisible();
    expect(within(card).getByText('Mia is unavailable')).toBeVisible();
    await expectNoBarriers();
  });

  it('says how many of the team are available after a yes', async () => {
    const { parent, event } = aFamily('Mia Ellis');
    const { user } = openDashboard({ as: parent });
    const card = await findCard('Lions v Bears');
    expect(within(card).queryByText(/so far/)).not.toBeInTheDocument();
    await user.click(choice(card, 'Available'));
    const team = (await server.as('admin')({ method: 'GET', path: `/api/events/${event.id}` })).body as EventDto;
    expect(await within(card).findByText(`1 of 1 ${team.teams[0]!.name} so far.`)).toBeVisible();
    await expectNoBarriers();
  });

  it('says until when all is answered', async () => {
    setClock('2026-11-20T10:00:00Z');
    const { parent, event, children } = aFamily('Mia Ellis');
    buildResponse(event, children[0]!);
    club().arrange(({ events }) => (events.find(({ id }) => id === event.id)!.date = '2026-11-28'));
    openDashboard({ as: parent });
    expect(await screen.findByText('All answered until Nov 28.')).toBeVisible();
  });

  it('sends the answer to the server', async () => {
    const { parent, event } = aFamily('Mia Ellis');
    const { user, toasts } = openDashboard({ as: parent });
    await user.click(choice(await findCard('Lions v Bears'), 'Available'));
    await waitFor(() => expect(toasts).toHaveLength(1));
    const { body } = await server.as('admin')({ method: 'GET', path: `/api/events/${event.id}/availabilities` });
    expect(body).toMatchObject([{ isAvailable: true, child: { name: 'Mia Ellis' } }]);
  });

  it('strikes through the title of an event that no own child attends', async () => {
    const { parent, event, children } = aFamily('Mia Ellis');
    buildResponse(event, children[0]!, false);
    openDashboard({ as: parent });
    const card = await findCard('Lions v Bears');
    expect(within(card).getByRole('heading')).toHaveStyle({ textDecoration: 'line-through' });
    expect(within(card).getByRole('button', { name: 'Mia: Unavailable' })).toBeVisible();
  });

  it('takes a rejected answer back, says why, and tries again', async () => {
    const { parent } = aFamily('Mia Ellis');
    server.fail('answerAvailability', 503, 'The club is away for a moment.');
    const { user, toasts } = openDashboard({ as: parent });
    const card = await findCard('Lions v Bears');
    await user.click(choice(card, 'Available'));

    expect(await within(card).findByText('Not saved. The club is away for a moment.')).toBeVisible();
    expect(choice(card, 'Available')).not.toBeChecked();
    expect(within(card).getByText('RSVP Needed')).toBeVisible();
    expect(toasts).toEqual([{ title: 'Update failed', text: 'The club is away for a moment.', tone: 'danger' }]);
    await expectNoBarriers();

    await user.click(within(card).getByRole('button', { name: 'Try again: Mia' }));
    expect(await screen.findByText('Mia Ellis marked as available for this event')).toBeVisible();
    expect(within(card).queryByText(/Not saved/)).not.toBeInTheDocument();
  });

  it('shows a general message when the server is unreachable', async () => {
    const { parent } = aFamily('Mia Ellis');
    server.fail('answerAvailability', 0);
    const { user } = openDashboard({ as: parent });
    const card = await findCard('Lions v Bears');
    await user.click(choice(card, 'Unavailable'));
    expect(await within(card).findByText('Not saved. Failed to update availability. Please try again.')).toBeVisible();
  });

  it('shows that the event was cancelled meanwhile', async () => {
    const { parent, event } = aFamily('Mia Ellis');
    const { user } = openDashboard({ as: parent });
    const card = await findCard('Lions v Bears');
    club().arrange(({ events }) => (events.find(({ id }) => id === event.id)!.status = 'cancelled'));
    await user.click(choice(card, 'Available'));
    expect(await within(card).findByText('Cancelled')).toBeVisible();
    expect(within(card).queryByRole('radio')).not.toBeInTheDocument();
  });
});

describe('The reason for a no', () => {
  async function decline() {
    setClock('2026-11-27T10:00:00Z', { turnsIntervals: true });
    const { parent } = aFamily('Mia Ellis');
    const page = openDashboard({ as: parent });
    const card = await findCard('Lions v Bears');
    await page.user.click(choice(card, 'Unavailable'));
    const reasons = await within(card).findByRole('group', { name: 'Why is Mia unavailable? Optional' });
    return { ...page, card, reasons };
  }

  it('is one tap', async () => {
    const { user, card, reasons } = await decline();
    await expectNoBarriers();
    await user.click(within(reasons).getByRole('button', { name: 'Ill' }));
    expect(await within(card).findByText('Ill')).toBeVisible();
    await waitFor(() => expect(reasons).not.toBeInTheDocument());
    expect(server.sent('answerAvailability').at(-1)).toMatchObject({
      note: { reason: 'ill', text: null },
      noteOnly: true,
    });
  });

  it('can be any text', async () => {
    const { user, card, reasons } = await decline();
    await user.click(within(reasons).getByRole('button', { name: 'Other…' }));
    await user.type(await screen.findByLabelText('Note (optional)'), 'Grandma visits');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await within(card).findByText('Grandma visits')).toBeVisible();
  });

  it('is offered for ten seconds, or as long as somebody is about to give it', async () => {
    const { user, reasons } = await decline();
    await user.hover(within(reasons).getByRole('button', { name: 'School' }));
    within(reasons).getByRole('button', { name: 'School' }).focus();
    act(() => void jest.advanceTimersByTime(10_000));
    expect(reasons).toBeInTheDocument();
    act(() => (document.activeElement as HTMLElement).blur());
    await user.unhover(within(reasons).getByRole('button', { name: 'School' }));
    act(() => void jest.advanceTimersByTime(10_000));
    expect(reasons).not.toBeInTheDocument();
  });
});

describe('A card for several children', () => {
  it('answers for each child', async () => {
    const { parent } = aFamily('Mia Ellis', 'Leo Ellis');
    const { user } = openDashboard({ as: parent });
    const card = await findCard('Lions v Bears');
    await user.click(getChoice('Leo', 'Unavailable', card));
    expect(await within(card).findByText('Leo is unavailable')).toBeVisible();
    expect(within(card).getByText('RSVP Needed')).toBeVisible();
    expect(within(card).getByRole('heading')).toHaveStyle({ textDecoration: 'none' });
    expect(getChoice('Mia', 'Available', card)).not.toBeChecked();
  });

  const openDialog = async (parent: SessionUser, name: 'Available' | 'Unavailable') => {
    const page = openDashboard({ as: parent });
    const card = await findCard('Lions v Bears');
    await page.user.click(await findChoice('Both', name));
    return { ...page, card, dialog: await screen.findByRole('dialog', { name: 'Select Child' }) };
  };
  const choices = (dialog: HTMLElement) =>
    within(dialog)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);

  it('answers for both', async () => {
    const { parent } = aFamily('Mia Ellis', 'Leo Ellis');
    const { user, card, dialog, toasts } = await openDialog(parent, 'Available');
    expect(dialog).toHaveAccessibleDescription('Who is available for Lions v Bears?');
    expect(choices(dialog)).toEqual(['All ', 'Mia Ellis ? No RSVP yet', 'Leo Ellis ? No RSVP yet']);
    await expectNoBarriers();

    await user.click(within(dialog).getByRole('button', { name: 'Mark as available' }));
    expect(await within(card).findByText('Mia is available')).toBeVisible();
    expect(await within(card).findByText('Leo is available')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(within(card).queryByText('RSVP Needed')).not.toBeInTheDocument();
    expect(await screen.findByText('Mia and Leo marked as available for this event')).toBeVisible();
    expect(getChoice('Both', 'Available', card)).toBeChecked();
    expect(toasts).toHaveLength(1);
  });

  it('can also answer for one of them, who is preselected if only one has not answered', async () => {
    const { parent } = aFamily('Mia Ellis', 'Leo Ellis');
    const { user, card, dialog } = await openDialog(parent, 'Unavailable');
    await user.click(within(dialog).getByRole('radio', { name: /Leo Ellis/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Mark as unavailable' }));
    expect(await screen.findByText('Leo Ellis marked as unavailable for this event')).toBeVisible();

    await user.click(getChoice('Both', 'Available', card));
    const again = await screen.findByRole('dialog', { name: 'Select Child' });
    expect(within(again).getByRole('radio', { name: /Mia Ellis/ })).toBeChecked();
    expect(choices(again)).toContain('Leo Ellis ✕ Unavailable');
  });

  it('requires a choice when no child is preselected', async () => {
    const { parent } = aFamily('Mia Ellis', 'Leo Ellis');
    const { user, card, dialog } = await openDialog(parent, 'Available');
    await user.click(within(dialog).getByRole('button', { name: 'Mark as available' }));
    await within(card).findByText('Mia is available');
    await user.click(getChoice('Both', 'Available', card));
    const again = await screen.findByRole('dialog', { name: 'Select Child' });
    await user.click(within(again).getByRole('button', { name: 'Mark as available' }));
    expect(await within(again).findByText('Please select a child')).toBeVisible();
    await expectNoBarriers();
    await user.click(within(again).getByRole('radio', { name: 'All' }));
    expect(within(again).queryByText('Please select a child')).not.toBeInTheDocument();
    await user.click(within(again).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('takes the answer of a child back for whom it is rejected', async () => {
    const { parent } = aFamily('Mia Ellis', 'Leo Ellis');
    server.fail('answerAvailability', 503, 'The club is away for a moment.');
    const { user, card, dialog, toasts } = await openDialog(parent, 'Available');
    await user.click(within(dialog).getByRole('button', { name: 'Mark as available' }));
    expect(await within(card).findByText('Not saved. The club is away for a moment.')).toBeVisible();
    expect(getChoice('Mia', 'Available', card)).not.toBeChecked();
    expect(within(card).getByText('Leo is available')).toBeVisible();
    const text = 'The club is away for a moment. Leo marked as available for this event.';
    expect(toasts).toEqual([{ title: 'Update failed for Mia', text, tone: 'danger' }]);
  });
});
