import { aCoach, buildEvent, club, renderPage, screen, waitFor } from '@touchline/testing';
import { app } from '../app.tsx';
import { aFamily } from '../test/dashboard.ts';

const statusOf = (id: number) => club().arrange(({ events }) => events.find((event) => event.id === id)!.status);

it('EventMenu cancels an event after one question, and restores it', async () => {
  const { id } = buildEvent({ title: 'Derby' });
  const { user, toasts } = renderPage(app, { at: `/events/${id}`, as: aCoach() });
  await user.click(await screen.findByRole('button', { name: 'Actions for Derby' }));
  await user.click(screen.getByRole('menuitem', { name: 'Cancel event…' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel Event' }));
  expect(await screen.findByText('This event was cancelled')).toBeVisible();
  expect(toasts).toMatchObject([{ title: 'Event cancelled', action: { label: 'Undo' } }]);

  await user.click(screen.getByRole('button', { name: 'Actions for Derby' }));
  await user.click(screen.getByRole('menuitem', { name: 'Restore event' }));
  await waitFor(() => expect(screen.queryByText('This event was cancelled')).not.toBeInTheDocument());
  expect(statusOf(id)).toBe('confirmed');
});

it('EventMenu is for staff only', async () => {
  const { parent, event } = aFamily('Mia Ellis');
  renderPage(app, { at: `/events/${event.id}`, as: parent });
  await screen.findByRole('heading', { level: 1, name: 'Lions v Bears' });
  expect(screen.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument();
});
