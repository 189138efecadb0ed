import { jest } from '@jest/globals';
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

it('EventMenu leads to the dialogs that edit, copy, repeat and announce the event', async () => {
  const { id } = buildEvent({ title: 'Derby' });
  const { user } = renderPage(app, { at: `/events/${id}`, as: aCoach() });
  await user.click(await screen.findByRole('button', { name: 'Actions for Derby' }));
  const items = screen.getAllByRole('menuitem');
  expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['Edit', `/admin/manage-fixtures?edit=${id}`],
    ['Duplicate', `/admin/manage-fixtures?duplicate=${id}`],
    ['Repeat weekly…', `/admin/manage-fixtures?repeat=${id}`],
    ['Announce to these families', `/admin/announcements?event=${id}`],
    ['Print', null],
    ['Cancel event…', null],
  ]);
});

it('EventMenu prints', async () => {
  const print = jest.spyOn(window, 'print').mockReturnValue();
  const { id } = buildEvent({ title: 'Derby' });
  const { user } = renderPage(app, { at: `/events/${id}`, as: aCoach() });
  await user.click(await screen.findByRole('button', { name: 'Actions for Derby' }));
  await user.click(screen.getByRole('menuitem', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

it('EventMenu repeats and prints neither an event of a series nor a cancelled one', async () => {
  const [ofSeries, cancelled] = [
    buildEvent({ title: 'Training', seriesId: 7 }),
    buildEvent({ title: 'Derby', status: 'cancelled' }),
  ];
  const { user, go } = renderPage(app, { at: `/events/${ofSeries.id}`, as: aCoach() });
  await user.click(await screen.findByRole('button', { name: 'Actions for Training' }));
  expect(screen.queryByRole('menuitem', { name: 'Repeat weekly…' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  go(`/events/${cancelled.id}`);
  await user.click(await screen.findByRole('button', { name: 'Actions for Derby' }));
  expect(screen.queryByRole('menuitem', { name: /Repeat|Print/ })).not.toBeInTheDocument();
});

it('EventMenu is for staff only', async () => {
  const { parent, event } = aFamily('Mia Ellis');
  renderPage(app, { at: `/events/${event.id}`, as: parent });
  await screen.findByRole('heading', { level: 1, name: 'Lions v Bears' });
  expect(screen.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument();
});
