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

  it('asks first to delete the children that are ticked, with the same password', async () => {
    const me = aParent();
    buildChild({ of: me, name: 'Mia Ellis' });
    buildChild({ of: me, name: 'Leo Ellis' });
    server.returns('requestErasure', () => ({ body: {} }));
    const { openDialog, user } = await open({ as: me });
    const dialog = await openDialog();
    await user.click(dialog.getByRole('checkbox', { name: 'And delete Mia for good' }));
    expect(dialog.getByText('An admin decides whether Mia will be deleted for good, as you ask.')).toBeVisible();
    expect(dialog.getByText(/^Leo stays a player of the club/)).toBeVisible();
    await expectNoBarriers();
    await user.type(dialog.getByLabelText('Current Password'), 'touchline');
    await user.click(dialog.getByRole('button', { name: 'Request Deletion' }));
    expect(await screen.findByText('You asked to be deleted')).toBeVisible();
    const sent = server.requested().filter((name) => /^request/.test(name));
    expect(sent).toEqual(['requestErasure', 'requestDeletion']);
    expect(server.sent('requestErasure')).toEqual([{ currentPassword: 'touchline' }]);
  });

  it('names the child whose request failed, sends the others and keeps the account', async () => {
    const me = aParent();
    buildChild({ of: me, name: 'Mia Ellis', dateOfBirth: '2014-01-01' });
    buildChild({ of: me, name: 'Leo Ellis', dateOfBirth: '2015-01-01' });
    server.returns('requestErasure', () => ({ body: {} }));
    server.fail('requestErasure', 503, 'The server is resting');
    const { openDialog, user } = await open({ as: me });
    const dialog = await openDialog();
    for (const box of dialog.getAllByRole('checkbox')) await user.click(box);
    await user.type(dialog.getByLabelText('Current Password'), 'touchline');
    await user.click(dialog.getByRole('button', { name: 'Request Deletion' }));
    const sentence =
      'The request to delete Mia failed: The server is resting. You have not asked to delete your account yet';
    expect(await dialog.findByText(sentence, { exact: false })).toBeVisible();
    expect(server.sent('requestErasure')).toHaveLength(2);
    expect(requests()).toEqual([]);
  });

  it('tries the password once only if it is wrong', async () => {
    const me = aParent();
    buildChild({ of: me, name: 'Mia Ellis' });
    buildChild({ of: me, name: 'Leo Ellis' });
    const sentence = 'Current password is incorrect';
    server.returns('requestErasure', () => ({
      status: 400,
      body: { statusCode: 400, message: sentence, errors: { currentPassword: sentence } },
    }));
    const { openDialog, user } = await open({ as: me });
    const dialog = await openDialog();
    for (const box of dialog.getAllByRole('checkbox')) await user.click(box);
    const field = dialog.getByLabelText('Current Password');
    await user.type(field, 'guess');
    await user.click(dialog.getByRole('button', { name: 'Request Deletion' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(sentence)));
    expect(server.sent('requestErasure')).toHaveLength(1);
    expect(requests()).toEqual([]);
  });

  it('shows children for whom the user has asked before', async () => {
    const mia = { id: 1, name: 'Mia Ellis', staysWithoutGuardian: true, isErasureRequested: true };
    server.returns('getDeletion', () => ({ body: { requestedAt: null, refusal: null, children: [mia] } }));
    const { openDialog } = await open({ as: aParent() });
    const box = (await openDialog()).getByRole('checkbox', { name: /^And delete Mia for good/ });
    expect(box).toBeChecked();
    expect(box).toBeDisabled();
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
