import {
  aParent,
  buildAccessRequest,
  buildChild,
  buildGuardian,
  clubWith,
  expectNoBarriers,
  type Person,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@touchline/testing';
import { app } from '../app.tsx';

/** Mia has Ana and Ben in one household, and Cleo in another. */
function buildMia() {
  const [ana, ben, cleo] = ['Ana Bell', 'Ben Bell', 'Cleo Carr'].map((fullName) => aParent({ fullName }));
  const mia = buildChild({ name: 'Mia Bell', of: ana });
  buildGuardian(mia, ben!, { sharesWith: ana });
  buildGuardian(mia, cleo!);
  return { mia, ana: ana!, ben: ben!, cleo: cleo! };
}

const open = async (as: Person, { id }: { id: number }) => {
  const page = renderPage(app, { as, at: `/children/${id}/guardians` });
  await screen.findByRole('heading', { level: 1, name: /Guardians|not found/ });
  return page;
};
const guardians = async () =>
  within(await screen.findByRole('list', { name: 'Guardians' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const answer = async (user: { click: (element: Element) => Promise<void> }, name: string) =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

describe('GuardiansPage', () => {
  it('names the own household, and says of others only that they exist', async () => {
    const { mia, ana } = buildMia();
    await open(ana, mia);
    expect(await guardians()).toEqual([
      expect.stringMatching(/^Ana Bell \(you\)Your account · since .*Primary$/),
      expect.stringMatching(/^Ben BellIn your household · since /),
      'Another guardianIn another household',
    ]);
    expect(screen.queryByText(/Cleo/)).toBeNull();
    await expectNoBarriers();
  });

  it('ends sharing a household, and leads to the dashboard after leaving', async () => {
    const { mia, ana } = buildMia();
    const { user, where } = await open(ana, mia);
    await user.click(await screen.findByRole('button', { name: 'Stop Sharing a Household' }));
    await answer(user, 'Stop Sharing');
    await waitFor(async () => expect((await guardians()).filter((text) => text?.includes('Another'))).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Stop Sharing a Household' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(within(await screen.findByRole('alertdialog')).getByText(/The other guardians stay/)).toBeVisible();
    await answer(user, 'Leave');
    await waitFor(() => expect(where()).toBe('/dashboard'));
  });

  it('warns the last guardian that the admins are told, and stays open after an error', async () => {
    const ana = aParent();
    const mia = buildChild({ name: 'Mia Bell', of: ana });
    const { user } = await open(ana, mia);
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/the admins of the club will be told/)).toBeVisible();
    server.fail('removeChild', 503, 'The server is resting');
    await answer(user, 'Leave');
    expect(await dialog.findByText('The server is resting')).toBeVisible();
  });

  it('approves a request after a confirmation, and declines another', async () => {
    const { mia, ana } = buildMia();
    for (const fullName of ['Robin Reed', 'Sam Stranger']) buildAccessRequest(mia, aParent({ fullName }));
    const { user } = await open(ana, mia);
    await user.click(await screen.findByRole('button', { name: 'Approve Robin Reed' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/They will see Mia’s name, date of birth, teams, events and answers/)).toBeVisible();
    await expectNoBarriers();
    await answer(user, 'Approve');
    await waitFor(async () => expect(await guardians()).toHaveLength(4));
    await user.click(screen.getByRole('button', { name: 'Decline Sam Stranger' }));
    expect(await screen.findByText('Nobody is asking for access to Mia.')).toBeVisible();
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('invites by mail into the household, and withdraws an invitation', async () => {
    clubWith({ sendsMail: true });
    const { mia, ana } = buildMia();
    const invitation = {
      id: 1,
      email: 'dad@x.example',
      sameHousehold: true,
      invitedAt: '2026-05-03T10:00:00.000Z',
      expiresAt: '2099-05-17T10:00:00.000Z',
    };
    let sent: object[] = [];
    server.returns('listGuardianInvitations', () => ({ body: sent }));
    server.returns('inviteGuardian', () => ((sent = [invitation]), { status: 201, body: invitation }));
    server.returns('withdrawGuardianInvitation', () => ((sent = []), { status: 204, body: undefined }));
    const { user } = await open(ana, mia);
    await user.click(await screen.findByRole('button', { name: 'Send Invitation' }));
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/email/);
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'dad@x.example');
    await user.click(screen.getByRole('checkbox', { name: 'We live in the same household' }));
    await user.click(screen.getByRole('button', { name: 'Send Invitation' }));
    expect(await screen.findByText('Same household · Waiting until May 17, 2099')).toBeVisible();
    expect(server.sent('inviteGuardian')).toEqual([{ email: 'dad@x.example', sameHousehold: true }]);
    await expectNoBarriers();
    await user.click(screen.getByRole('button', { name: 'Withdraw the invitation to dad@x.example' }));
    await waitFor(() => expect(screen.queryByText(/Waiting until/)).toBeNull());
  });

  it('says how else to become a guardian where no mail is sent', async () => {
    clubWith({ sendsMail: false });
    const { mia, ana } = buildMia();
    await open(ana, mia);
    expect(await screen.findByText(/add Mia as their own child and request access/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send Invitation' })).toBeNull();
  });

  it('keeps what was typed when the invitation is rejected', async () => {
    clubWith({ sendsMail: true });
    const { mia, ana } = buildMia();
    server.returns('listGuardianInvitations', () => ({ body: [] }));
    server.fail('inviteGuardian', 429, 'Too many attempts. Please wait a while and try again.');
    const { user } = await open(ana, mia);
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'dad@x.example');
    await user.click(screen.getByRole('button', { name: 'Send Invitation' }));
    expect(await screen.findByText('Too many attempts. Please wait a while and try again.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('dad@x.example');
  });

  it('shows coaches who asks, without anything to press', async () => {
    const { mia } = buildMia();
    buildAccessRequest(mia, aParent({ fullName: 'Robin Reed' }));
    await open('coach', mia);
    expect(await screen.findByText('Robin Reed')).toBeVisible();
    expect(await guardians()).toHaveLength(3);
    for (const name of [/Approve/, /Decline/, 'Send Invitation', 'Leave']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    expect(server.requested()).not.toContain('listGuardianInvitations');
  });

  it('does not exist for another family, and can be tried again after an error', async () => {
    const { mia, ana } = buildMia();
    const { unmount } = await open(aParent(), mia);
    expect(await screen.findByText('This child is not in your account')).toBeVisible();
    unmount();
    server.fail('getChild', 500);
    const { user } = await open(ana, mia);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await guardians()).toHaveLength(3);
  });
});

describe('On the dashboard', () => {
  it('a request for access to an own child leads to its guardians', async () => {
    const { mia, ana } = buildMia();
    buildAccessRequest(mia, aParent());
    renderPage(app, { as: ana, at: '/dashboard' });
    expect(await screen.findByRole('link', { name: '1 request for access' })).toHaveAttribute(
      'href',
      `/children/${mia.id}/guardians`,
    );
  });

  it('own requests wait, can be withdrawn, and say when one was declined', async () => {
    const { mia } = buildMia();
    const leo = buildChild({ name: 'Leo Park', of: aParent() });
    const robin = aParent();
    buildAccessRequest(mia, robin);
    const decidedAt = new Date().toISOString();
    buildAccessRequest(leo, robin, { state: 'declined', decidedAt });
    const { user } = renderPage(app, { as: robin, at: '/dashboard' });
    const list = within(await screen.findByRole('list', { name: 'Requested access' }));
    expect(list.getByText(/^Your request for access was declined\. You can ask again on /)).toBeVisible();
    expect(list.getByText('You have asked for access. A guardian or an admin will decide.')).toBeVisible();
    await expectNoBarriers();
    await user.click(list.getByRole('button', { name: 'Withdraw the request for Mia Bell' }));
    await waitFor(() => expect(list.queryByText('Mia Bell')).not.toBeInTheDocument());
  });
});
