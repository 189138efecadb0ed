import { type SessionUser } from '@touchline/api-client';
import { buildResponse, club, expectNoBarriers, screen, server, waitFor, within } from '@touchline/testing';
import { aFamily, findCard, half, openDashboard } from '../test/dashboard.ts';

describe('RsvpControl for one child', () => {
  it('shows the response at once and lets the parent change it', async () => {
    const { parent } = aFamily('Mia Ellis');
    const release = server.hold('answerAvailability');
    const { user, toasts } = openDashboard({ as: parent });
    const card = await findCard('Lions v Bears');
    expect(within(card).getByText('RSVP Needed')).toBeVisible();
    expect(within(card).getByRole('group', { name: 'Mia Ellis: Lions v Bears' })).toBeVisible();

    await user.click(half(card, 'Available'));
    await waitFor(() => expect(half(card, 'Available')).toHaveAttribute('aria-pressed', 'true'));
    expect(within(card).queryByText('RSVP Needed')).not.toBeInTheDocument();
    expect(card).toHaveTextContent('Mia ✓');
    expect(toasts).toEqual([]);
    release();
    expect(await screen.findByText('Mia Ellis marked as available for this event')).toBeVisible();

    await user.click(half(card, 'Unavailable'));
    expect(await screen.findByText('Mia Ellis marked as unavailable for this event')).toBeVisible();
    expect(half(card, 'Available')).toHaveAttribute('aria-pressed', 'false');
    expect(within(card).getAllByText('Unavailable')).toHaveLength(3);
    expect(card).toHaveTextContent('Mia ✕');
    await expectNoBarriers();
  });

  it('sends the response to the server', async () => {
    const { parent, event } = aFamily('Mia Ellis');
    const { user, toasts } = openDashboard({ as: parent });
    await user.click(half(await findCard('Lions v Bears'), 'Available'));
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
    expect(within(card).getAllByText('Unavailable')).toHaveLength(3);
  });

  it('undoes a rejected response and shows the reason', async () => {
    const { parent } = aFamily('Mia Ellis');
    server.fail('answerAvailability', 503, 'The club is away for a moment.');
    const { user, toasts } = openDashboard({ as: parent });
    const card = await findCard('Lions v Bears');
    await user.click(half(card, 'Available'));

    expect(await within(card).findByText('The club is away for a moment.')).toBeVisible();
    expect(half(card, 'Available')).toHaveAttribute('aria-pressed', 'false');
    expect(within(card).getByText('RSVP Needed')).toBeVisible();
    expect(toasts).toEqual([{ title: 'Update failed', text: 'The club is away for a moment.', tone: 'danger' }]);
    await expectNoBarriers();

    await user.click(half(card, 'Available'));
    expect(await screen.findByText('Mia Ellis marked as available for this event')).toBeVisible();
    expect(within(card).queryByText('The club is away for a moment.')).not.toBeInTheDocument();
  });

  it('shows a general message when the server is unreachable', async () => {
    const { parent } = aFamily('Mia Ellis');
    server.fail('answerAvailability', 0);
    const { user } = openDashboard({ as: parent });
    const card = await findCard('Lions v Bears');
    await user.click(half(card, 'Unavailable'));
    expect(await within(card).findByText('Failed to update availability. Please try again.')).toBeVisible();
  });

  it('shows that it is saving and ignores a second press', async () => {
    const { parent } = aFamily('Mia Ellis');
    const release = server.hold('answerAvailability');
    const { user, toasts } = openDashboard({ as: parent });
    const card = await findCard('Lions v Bears');
    await user.click(half(card, 'Available'));
    await user.click(half(card, 'Unavailable'));
    expect(await within(card).findByText('Saving...', undefined, { timeout: 3000 })).toBeVisible();
    expect(half(card, 'Available')).toHaveAttribute('aria-pressed', 'true');
    release();
    await waitFor(() => expect(within(card).queryByText('Saving...')).not.toBeInTheDocument());
    expect(toasts).toHaveLength(1);
  });

  it('shows that the event was cancelled meanwhile', async () => {
    const { parent, event } = aFamily('Mia Ellis');
    const { user } = openDashboard({ as: parent });
    const card = await findCard('Lions v Bears');
    club().arrange(({ events }) => (events.find(({ id }) => id === event.id)!.status = 'cancelled'));
    await user.click(half(card, 'Available'));
    expect(await within(card).findByText('Cancelled')).toBeVisible();
    expect(within(card).getByText('This event was cancelled')).toBeVisible();
    expect(within(card).queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('RsvpControl for several children', () => {
  const openDialog = async (parent: SessionUser, name: 'Available' | 'Unavailable') => {
    const page = openDashboard({ as: parent });
    const card = await findCard('Lions v Bears');
    await page.user.click(half(card, name));
    return { ...page, card, dialog: await screen.findByRole('dialog', { name: 'Select Child' }) };
  };
  const choices = (dialog: HTMLElement) =>
    within(dialog)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);

  it('responds for all children', async () => {
    const { parent } = aFamily('Mia Ellis', 'Leo Ellis');
    const { user, card, dialog, toasts } = await openDialog(parent, 'Available');
    expect(dialog).toHaveAccessibleDescription('Who is available for Lions v Bears?');
    expect(choices(dialog)).toEqual(['All ', 'Mia Ellis ? No RSVP yet', 'Leo Ellis ? No RSVP yet']);
    await expectNoBarriers();

    await user.click(within(dialog).getByRole('button', { name: 'Mark as available' }));
    await waitFor(() => expect(half(card, 'Available')).toHaveAttribute('aria-pressed', 'true'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(card).toHaveTextContent(/Mia ✓.*Leo ✓/);
    expect(within(card).queryByText('RSVP Needed')).not.toBeInTheDocument();
    expect(await screen.findByText('Mia and Leo marked as available for this event')).toBeVisible();
    expect(toasts).toHaveLength(1);
  });

  it('responds for one child and shows the response on the card', async () => {
    const { parent } = aFamily('Mia Ellis', 'Leo Ellis');
    const { user, card, dialog } = await openDialog(parent, 'Unavailable');
    await user.click(within(dialog).getByRole('radio', { name: /Leo Ellis/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Mark as unavailable' }));
    expect(await screen.findByText('Leo Ellis marked as unavailable for this event')).toBeVisible();
    expect(card).toHaveTextContent(/Mia \?.*Leo ✕/);
    expect(within(card).getByText('RSVP Needed')).toBeVisible();
    expect(within(card).getByRole('heading')).toHaveStyle({ textDecoration: 'none' });

    await user.click(half(card, 'Available'));
    const again = await screen.findByRole('dialog', { name: 'Select Child' });
    expect(within(again).getByRole('radio', { name: /Mia Ellis/ })).toBeChecked();
    expect(choices(again)).toContain('Leo Ellis ✕ Unavailable');
  });

  it('requires a choice when no child is preselected', async () => {
    const { parent, event, children } = aFamily('Mia Ellis', 'Leo Ellis');
    children.forEach((child) => buildResponse(event, child, true));
    const { user, dialog, toasts } = await openDialog(parent, 'Available');
    await user.click(within(dialog).getByRole('button', { name: 'Mark as available' }));
    expect(await within(dialog).findByText('Please select a child')).toBeVisible();
    await expectNoBarriers();
    await user.click(within(dialog).getByRole('radio', { name: 'All' }));
    expect(within(dialog).queryByText('Please select a child')).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(toasts).toEqual([]);
  });

  it('undoes the response of a child for whom it is rejected', async () => {
    const { parent } = aFamily('Mia Ellis', 'Leo Ellis');
    server.fail('answerAvailability', 503, 'The club is away for a moment.');
    const { user, card, dialog, toasts } = await openDialog(parent, 'Available');
    await user.click(within(dialog).getByRole('button', { name: 'Mark as available' }));
    expect(await within(card).findByText('The club is away for a moment.')).toBeVisible();
    await waitFor(() => expect(card).toHaveTextContent(/Mia \?.*Leo ✓/));
    const text = 'The club is away for a moment. Leo marked as available for this event.';
    expect(toasts).toEqual([{ title: 'Update failed for Mia', text, tone: 'danger' }]);
  });
});
