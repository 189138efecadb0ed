import { paths } from '@touchline/app-core';
import {
  aCoach,
  aParent,
  buildChild,
  buildGuardian,
  club,
  expectNoBarriers,
  type PageOptions,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@touchline/testing';
import { app } from '../app.tsx';

const open = async (options: PageOptions = {}) => {
  const page = renderPage(app, { at: paths.profile, ...options });
  await screen.findByRole('heading', { level: 2, name: 'Security' });
  const press = async (name: string) => page.user.click(await screen.findByRole('button', { name }));
  const openDialog = async () => {
    await press('Delete My Account…');
    return within(await screen.findByRole('dialog'));
  };
  return { ...page, press, openDialog };
};
const requests = () => club().arrange(({ deletionRequests }) => deletionRequests.map(({ userId }) => userId));

describe('LeavePanel', () => {
  it('says what goes and what stays, and which child will have no guardian', async () => {
    const me = aParent();
    buildChild({ of: me, name: 'Mia Ellis' });
    const leo = buildChild({ of: me, name: 'Leo Ellis' });
    buildGuardian(leo, aParent());
    const { openDialog } = await open({ as: me });
    const dialog = await openDialog();
    expect(screen.getByText('What goes').closest('[tabindex]')).toHaveFocus();
    const points = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(points).toContain('Your guardianship of Mia and Leo.');
    expect(points).toContainEqual(expect.stringMatching(/^Mia and Leo stay players of the club\. Responses stay/));
    expect(points).toContainEqual(expect.stringMatching(/^Mia will have no guardian/));
    expect(points).toContainEqual(expect.stringMatching(/backups/));
    await expectNoBarriers();
  });

  it('asks with the password and can withdraw', async () => {
    const me = aParent();
    const { openDialog, press, user, toasts } = await open({ as: me });
    await expectNoBarriers();
    const dialog = await openDialog();
    await user.type(dialog.getByLabelText('Current Password'), 'touchline');
    await user.click(dialog.getByRole('button', { name: 'Request Deletion' }));
    expect(await screen.findByText('You asked to be deleted')).toBeVisible();
    expect(requests()).toEqual([me.id]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Withdraw Request' })).toHaveFocus());
    await expectNoBarriers();
    await press('Withdraw Request');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete My Account…' })).toHaveFocus());
    expect(requests()).toEqual([]);
    expect(toasts).toEqual([
      { title: 'Request sent', text: 'An admin will delete your account.' },
      { title: 'Request withdrawn', text: 'Your account stays as it is.' },
    ]);
  });

  it.each([
    ['', 'Please enter your current password'],
    ['guess', 'Current password is incorrect'],
  ])('stays open after the password %j', async (password, says) => {
    const { openDialog, user, toasts } = await open({ as: aParent() });
    const dialog = await openDialog();
    const field = dialog.getByLabelText('Current Password');
    if (password) await user.type(field, password);
    await user.click(dialog.getByRole('button', { name: 'Request Deletion' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(says)));
    expect(requests()).toEqual([]);
    expect(toasts).toEqual([]);
  });

  it('says in the dialog why the request failed', async () => {
    const { openDialog, user } = await open({ as: aParent() });
    server.fail('requestDeletion', 429, 'Too many attempts. Please wait a while and try again.');
    const dialog = await openDialog();
    await user.type(dialog.getByLabelText('Current Password'), 'touchline');
    await user.click(dialog.getByRole('button', { name: 'Request Deletion' }));
    expect(await dialog.findByText('Too many attempts. Please wait a while and try again.')).toBeVisible();
  });

  it('tells coaches and admins whom to ask first', async () => {
    for (const me of [aCoach(), 'admin'] as const) {
      const { unmount } = await open({ as: me });
      expect(await screen.findByText(/Ask an admin of your club to remove your role first/)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Delete My Account…' })).not.toBeInTheDocument();
      unmount();
    }
  });

  it('offers to load again', async () => {
    server.fail('getDeletion', 500);
    const { press } = await open({ as: aParent() });
    expect(await screen.findByText(/Error loading whether you asked to be deleted/)).toBeVisible();
    await press('Try again');
    expect(await screen.findByRole('button', { name: 'Delete My Account…' })).toBeVisible();
  });
});
