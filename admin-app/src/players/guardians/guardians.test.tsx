import { messages } from '@touchline/domain';
import {
  aParent,
  buildAccessRequest,
  buildChild,
  buildGuardian,
  club,
  clubWith,
  expectNoBarriers,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@touchline/testing';
import { app } from '../../app.tsx';

const manage = '/admin/manage-children';
const open = (as: 'admin' | 'coach' = 'admin') => renderPage(app, { as, at: `${manage}?search=Ada` });

/** Ada has two guardians in different households. */
function buildAda() {
  const [anna, ben] = [aParent({ fullName: 'Anna Park' }), aParent({ fullName: 'Ben Reed' })];
  const ada = buildChild({ name: 'Ada Park', of: anna });
  buildGuardian(ada, ben);
  return { ada, anna, ben };
}

async function openDialog() {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Actions for Ada Park' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Guardians' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Guardians of Ada Park' })) };
}

describe('The list of players', () => {
  it('shows all guardians, and when the last one left', async () => {
    buildAda();
    const left = buildChild({ name: 'Adam Left' });
    club().arrange(({ children }) => {
      Object.assign(
        children.find(({ id }) => id === left.id)!,
        { guardiansLeftAt: '2026-05-03T10:00:00.000Z' },
      );
    });
    open();
    expect(await screen.findByText('Anna Park, Ben Reed')).toBeVisible();
    expect(screen.getByText('Last guardian left on May 3, 2026')).toBeVisible();
    await expectNoBarriers();
  });
});

describe('GuardiansDialog', () => {
  it('shows emails and households', async () => {
    const { ben } = buildAda();
    const { dialog } = await openDialog();
    const list = within(await dialog.findByRole('list', { name: 'Guardians' }));
    const [first, second] = list.getAllByRole('listitem');
    expect(first).toHaveTextContent(/Anna Park.*Primary.*household 1/);
    expect(second).toHaveTextContent(new RegExp(`Ben Reed.*${ben.email}.*household 2`));
    await expectNoBarriers();
  });

  it('restricts a guardian after a confirmation', async () => {
    buildAda();
    const { user, dialog } = await openDialog();
    await dialog.findByRole('list', { name: 'Guardians' });
    const choose = async (name: string) => {
      await user.click(dialog.getByRole('button', { name: 'Actions for Ben Reed' }));
      await user.click(await screen.findByRole('menuitem', { name }));
      return within(await screen.findByRole('alertdialog'));
    };
    const asked = await choose('Restrict');
    expect(asked.getByText(/will no longer see Ada anywhere/)).toBeVisible();
    expect(asked.getByText(/only admins decide who becomes a guardian of Ada/)).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Restrict' }));
    expect(await dialog.findByText('Restricted')).toBeVisible();
    await user.click((await choose('Lift Restriction')).getByRole('button', { name: 'Lift Restriction' }));
    await waitFor(() => expect(dialog.queryByText('Restricted')).not.toBeInTheDocument());
  });

  it('names the guardians whom a restricted one has added', async () => {
    const { ada, ben } = buildAda();
    buildGuardian(ada, aParent({ fullName: 'Zoe Second' }), { grantedBy: ben });
    const { user, dialog } = await openDialog();
    await user.click(await dialog.findByRole('button', { name: 'Actions for Ben Reed' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Restrict' }));
    expect(await screen.findByText(/Ben Reed has added Zoe Second: afterwards, remove/)).toBeVisible();
  });

  it('says why a guardian cannot be restricted, and removes one', async () => {
    const { ben } = buildAda();
    club().arrange(({ users }) => void (users.find(({ id }) => id === ben.id)!.isCoach = true));
    const { user, dialog } = await openDialog();
    await user.click(await dialog.findByRole('button', { name: 'Actions for Ben Reed' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Restrict' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await user.click(asked.getByRole('button', { name: 'Restrict' }));
    expect(await asked.findByText(messages.restrictedStaff)).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Cancel' }));
    await user.click(dialog.getByRole('button', { name: 'Actions for Ben Reed' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(dialog.queryByText('Ben Reed')).not.toBeInTheDocument());
  });

  it('invites by mail, and withdraws an invitation', async () => {
    clubWith({ sendsMail: true });
    buildAda();
    const invitation = {
      id: 1,
      email: 'new@x.example',
      sameHousehold: false,
      invitedAt: '2026-05-03T10:00:00.000Z',
      expiresAt: '2099-05-17T10:00:00.000Z',
    };
    let open: object[] = [];
    server.returns('listGuardianInvitations', () => ({ body: open }));
    server.returns('inviteGuardian', () => ((open = [invitation]), { status: 201, body: invitation }));
    server.returns('withdrawGuardianInvitation', () => ((open = []), { status: 204, body: undefined }));
    const { user, dialog } = await openDialog();
    await user.type(await dialog.findByRole('textbox', { name: 'Email' }), 'new@x.example');
    await user.click(dialog.getByRole('button', { name: 'Send Invitation' }));
    expect(await dialog.findByText('Waiting until May 17, 2099')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('');
    await user.click(dialog.getByRole('button', { name: 'Withdraw the invitation to new@x.example' }));
    await waitFor(() => expect(dialog.queryByText('Waiting until May 17, 2099')).not.toBeInTheDocument());
  });

  it('says that this club cannot send mail, and offers another try after an error', async () => {
    clubWith({ sendsMail: false });
    buildAda();
    server.fail('listGuardians', 500);
    const { user, dialog } = await openDialog();
    expect(await dialog.findByText('This club cannot send mail yet.')).toBeVisible();
    await user.click(await dialog.findByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('Ben Reed')).toBeVisible();
  });
});

describe('Requests for access', () => {
  it('are approved after a confirmation, or declined', async () => {
    const { ada } = buildAda();
    for (const fullName of ['Robin Reed', 'Sam Stranger']) buildAccessRequest(ada, aParent({ fullName }));
    const { user } = open();
    const list = within(await screen.findByRole('list', { name: 'Requests for access' }));
    expect(list.getByText(/^Robin Reed · for Ada Park/)).toBeVisible();
    await expectNoBarriers();
    await user.click(list.getByRole('button', { name: 'Approve Robin Reed for Ada Park' }));
    const asked = within(await screen.findByRole('alertdialog'));
    expect(asked.getByText(/They will see Ada’s name, date of birth/)).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Anna Park, Ben Reed, Robin Reed')).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Decline Sam Stranger for Ada Park' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Requests for access' })).toBeNull());
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('are the ten oldest, if there are more', async () => {
    const { ada } = buildAda();
    for (let asked = 0; asked < 10; asked++) buildAccessRequest(ada, aParent());
    const { unmount } = open();
    const rows = async () =>
      within(await screen.findByRole('list', { name: 'Requests for access' })).getAllByRole('listitem');
    expect(await rows()).toHaveLength(10);
    expect(screen.queryByText('These are the 10 oldest.')).toBeNull();
    unmount();
    buildAccessRequest(ada, aParent());
    open();
    expect(await rows()).toHaveLength(10);
    expect(screen.getByText('These are the 10 oldest.')).toBeVisible();
  });

  it('say that they could not be loaded, and are loaded by another try', async () => {
    const { ada } = buildAda();
    buildAccessRequest(ada, aParent({ fullName: 'Robin Reed' }));
    server.fail('listAccessRequestsToDecide', 500);
    const { user } = open();
    expect(await screen.findByText('Error loading the requests for access. Please try again.')).toBeVisible();
    await expectNoBarriers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Robin Reed · for Ada Park/)).toBeVisible();
  });

  it('are not shown to coaches', async () => {
    const { ada } = buildAda();
    buildAccessRequest(ada, aParent());
    open('coach');
    expect(await screen.findByText('Anna Park, Ben Reed')).toBeVisible();
    expect(server.requested()).not.toContain('listAccessRequestsToDecide');
  });
});
