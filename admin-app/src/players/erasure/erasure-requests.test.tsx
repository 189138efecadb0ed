import { type ErasureRequestDto } from '@touchline/api-client';
import { paths } from '@touchline/app-core';
import {
  buildChild,
  club,
  emptyClub,
  expectNoBarriers,
  type Person,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@touchline/testing';
import { app } from '../../app.tsx';

/** Requests for children, which end when an admin declines them. */
function ask(...fields: Partial<ErasureRequestDto>[]) {
  emptyClub();
  let requests = fields.map((request) => {
    const { id, name, dateOfBirth } = buildChild({ name: request.name ?? 'Mia Keller', dateOfBirth: '2015-05-04' });
    const asked = { requestedAt: '2026-03-03T12:00:00Z', requestedBy: ['Casey Rivera'], waitsFor: [] };
    return { childId: id, name, dateOfBirth, ...asked, ...request };
  });
  const isRegistered = (childId: number) =>
    club().arrange(({ children }) => children.find(({ id }) => id === childId)!.isRegistered);
  server.returns('listErasureRequests', () => ({
    body: requests.map((request) => ({ isRegistered: isRegistered(request.childId), ...request })),
    total: requests.length,
  }));
  server.returns('countChildren', () => ({
    body: { registered: 1, assigned: 0, unassigned: 1, withoutTeam: 1, erasureRequests: requests.length },
  }));
  server.returns('declineErasure', () => {
    requests = [];
    return { status: 204 };
  });
  return requests;
}

const open = (search = '?tab=erasureRequests', as: Person = 'admin') =>
  renderPage(app, { as, at: paths.manageChildren + search });
const cards = async () => within(await screen.findByRole('list', { name: 'Asked to Delete' })).getAllByRole('listitem');

describe('The tab Asked to Delete', () => {
  it('shows who asks and who does not, the oldest first', async () => {
    const [mia] = ask(
      { name: 'Mia Keller', waitsFor: ['Alex Rivera'] },
      { name: 'Leo Bell', requestedBy: [], waitsFor: ['Jo Doe', 'Sam Roe'], isRegistered: false },
    );
    const { user } = open('');
    await user.click(await screen.findByRole('tab', { name: 'Asked to Delete 2' }));
    const [first, second] = await cards();
    expect(first).toHaveTextContent(`Born May 4, 2015 · ID ${mia!.childId} · asked since Mar 3, 2026`);
    expect(first).toHaveTextContent('Asked by Casey Rivera.');
    expect(first).toHaveTextContent('Alex Rivera has not asked.');
    expect(within(first!).getByRole('button', { name: 'Remove Player… Mia Keller' })).toBeVisible();
    expect(second).toHaveTextContent('The guardian who asked has left.');
    expect(second).toHaveTextContent('Jo Doe and Sam Roe have not asked.');
    expect(within(second!).getByRole('button', { name: 'Delete for Good… Leo Bell' })).toBeVisible();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    await expectNoBarriers();
  });

  it('removes the player first, and then opens the dialog that deletes', async () => {
    ask({});
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Remove Player… Mia Keller' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Mia Keller?' }));
    await user.click(dialog.getByRole('button', { name: 'Remove Player' }));
    const next = await screen.findByRole('button', { name: 'Delete for Good… Mia Keller' });
    await waitFor(() => expect(next).toHaveFocus());
    await user.click(next);
    expect(await screen.findByRole('dialog', { name: 'Delete Mia Keller for good?' })).toBeVisible();
  });

  it('declines after a question', async () => {
    ask({});
    const { user, toasts } = open();
    await user.click(await screen.findByRole('button', { name: 'Decline… Mia Keller' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Decline to delete Mia Keller?' }));
    expect(dialog.getByText(/Whoever asked gets a mail/)).toBeVisible();
    await expectNoBarriers();
    server.fail('declineErasure', 404, 'Nobody asks to delete this player');
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await dialog.findByText('Nobody asks to delete this player')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByRole('heading', { name: 'Nobody asks to delete a player' })).toBeVisible();
    expect(toasts).toEqual([{ title: 'Request declined', text: 'Whoever asked gets a mail.' }]);
    expect(document.body).not.toHaveFocus();
  });

  it('retries a failed request', async () => {
    ask({});
    server.fail('listErasureRequests', 503);
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Error: Failed to load who is to be deleted.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await cards()).toHaveLength(1);
  });

  it('is not shown while nobody asks, nor to coaches', async () => {
    emptyClub();
    buildChild({ name: 'Mia Keller' });
    const { unmount } = open('');
    await screen.findByRole('tab', { name: /^Unregistered Players/ });
    expect(screen.queryByRole('tab', { name: /^Asked to Delete/ })).not.toBeInTheDocument();
    unmount();
    open(undefined, 'coach');
    expect(await screen.findByRole('rowheader', { name: 'Mia Keller' })).toBeVisible();
    expect(server.requested()).not.toContain('listErasureRequests');
  });
});
