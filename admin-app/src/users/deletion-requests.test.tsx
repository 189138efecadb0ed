import { paths } from '@touchline/app-core';
import {
  aCoach,
  aParent,
  buildChild,
  club,
  expectNoBarriers,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@touchline/testing';
import ManageUsersPage from './manage-users.page.tsx';

const open = () => renderPage(<ManageUsersPage />, { as: 'admin', at: paths.manageUsers });
const asks = ({ id }: { id: number }, requestedAt = new Date().toISOString()) =>
  club().arrange(({ deletionRequests }) => void deletionRequests.push({ userId: id, requestedAt }));
const list = async () => within(await screen.findByRole('list', { name: 'Requests to be deleted' }));
const userIds = () => club().arrange(({ users }) => users.map(({ id }) => id));

describe('Requests to be deleted', () => {
  it('are completed after a confirmation that says what becomes of the players', async () => {
    const ana = aParent({ fullName: 'Ana Olund' });
    buildChild({ of: ana, name: 'Mia Olund' });
    asks(ana);
    const { user, toasts } = open();
    expect((await list()).getByText(/^Ana Olund · .*@.* · the only guardian of Mia Olund$/)).toBeVisible();
    await expectNoBarriers();
    await user.click((await list()).getByRole('button', { name: 'Delete the account of Ana Olund' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/Mia Olund stays registered without a guardian/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await expectNoBarriers();
    await user.click(dialog.getByRole('button', { name: 'Delete Account' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Requests to be deleted' })).toBeNull());
    expect(userIds()).not.toContain(ana.id);
    expect(toasts).toEqual([{ title: 'Account deleted' }]);
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: /^Ana Olund/ })).toBeNull());
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('name the players whom the user asks to delete for good, too', async () => {
    const mia = { id: 1, name: 'Mia Olund', staysWithoutGuardian: false, isErasureRequested: true };
    const ana = { userId: 9, fullName: 'Ana Olund', email: 'ana@x.example', requestedAt: '2026-03-03T12:00:00Z' };
    server.returns('listDeletionRequests', () => ({ body: [{ ...ana, children: [mia] }] }));
    const { user } = open();
    const row = await (await list()).findByText(/asks to delete Mia Olund for good, too: do that in Manage Players$/);
    expect(row).toBeVisible();
    await user.click((await list()).getByRole('button', { name: 'Delete the account of Ana Olund' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(
      dialog.getByText(/The user asks to delete Mia Olund for good, too: do that in Manage Players/),
    ).toBeVisible();
  });

  it('that were withdrawn meanwhile, or are of a coach by now, say so', async () => {
    const ana = aParent({ fullName: 'Ana Olund' });
    const bo = aCoach({ fullName: 'Bo Coach' });
    [ana, bo].forEach((person) => asks(person));
    const { user } = open();
    const confirm = async (name: string) => {
      await user.click((await list()).getByRole('button', { name: `Delete the account of ${name}` }));
      const dialog = within(await screen.findByRole('alertdialog'));
      await user.click(dialog.getByRole('button', { name: 'Delete Account' }));
      return dialog;
    };
    const dialog = await confirm('Bo Coach');
    expect(await dialog.findByText(/is a coach, an admin or a welfare officer/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    club().arrange(
      (data) => void (data.deletionRequests = data.deletionRequests.filter(({ userId }) => userId !== ana.id)),
    );
    expect(
      await (await confirm('Ana Olund')).findByText('This request has been withdrawn or completed already'),
    ).toBeVisible();
    expect(userIds()).toEqual(expect.arrayContaining([ana.id, bo.id]));
  });

  it('are the ten oldest, if there are more', async () => {
    for (let day = 1; day <= 11; day++) asks(aParent(), `2026-01-${String(day).padStart(2, '0')}T12:00:00.000Z`);
    open();
    expect((await list()).getAllByRole('listitem')).toHaveLength(10);
    expect(screen.getByText('These are the 10 oldest.')).toBeVisible();
  });

  it('say that they could not be loaded, and are loaded by another try', async () => {
    asks(aParent({ fullName: 'Ana Olund' }));
    server.fail('listDeletionRequests', 500);
    const { user } = open();
    expect(await screen.findByText('Error loading who asks to be deleted. Please try again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await list()).getByText(/^Ana Olund/)).toBeVisible();
  });
});
