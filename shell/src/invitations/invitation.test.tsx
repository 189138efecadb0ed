import { messages } from '@touchline/domain';
import { aParent, expectNoBarriers, type Person, screen, server } from '@touchline/testing';
import { shellAt } from '../test/shell-at.tsx';

let shell: ReturnType<typeof shellAt>;
const open = async (as: Person | null = null) => {
  if (as) localStorage.setItem('touchline.session', 'yes');
  shell = shellAt('/invitations/a-b_c', as);
  await screen.findByRole('heading', { level: 1 });
};
afterEach(() => {
  shell.close();
  localStorage.clear();
});

const invitation = {
  childName: 'Mia',
  sameHousehold: false,
  inviterName: null as string | null,
  expiresAt: '2099-05-04T10:00:00.000Z',
  invitedEmail: null as string | null,
  accountEmail: null as string | null,
  isAccepted: false,
  isGuardian: false,
  isWaiting: false,
};
const seen = (fields: Partial<typeof invitation> = {}) =>
  server.returns('getInvitation', () => ({ body: { ...invitation, ...fields } }));
const addresses = { invitedEmail: 'dad@home.example', accountEmail: 'dad@home.example' };
beforeEach(() => {
  seen(addresses);
  server.returns('acceptInvitation', () => ({ body: { childId: 1, childName: 'Mia' } }));
});

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const invited = 'You are invited to be a guardian of Mia';
const accept = async () => shell.user.click(await screen.findByRole('button', { name: 'Accept' }));

describe('InvitationPage', () => {
  it('leads a guest to signing in or registering, and from there back', async () => {
    seen();
    await open();
    expect(await title(invited)).toBeVisible();
    const next = '/auth?next=%2Finvitations%2Fa-b_c';
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', next);
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', `${next}&tab=register`);
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    await expectNoBarriers();
  });

  it('names the inviter of the same household', async () => {
    seen({ sameHousehold: true, inviterName: 'Pat Keller' });
    await open();
    expect(await title('Pat Keller invites you to be a guardian of Mia')).toBeVisible();
    expect(screen.getByText(/^You and Pat Keller will share a household/)).toBeVisible();
  });

  it('says that an admin has to approve first, at once and when the link is opened again', async () => {
    server.fail('acceptInvitation', 409, messages.claimNeedsApproval);
    await open(aParent());
    await screen.findByRole('button', { name: 'Accept' });
    seen({ ...addresses, isAccepted: true, isWaiting: true });
    await accept();
    expect(await title('An admin has to approve this')).toHaveFocus();
    await expectNoBarriers();
    shell.close();
    await open(aParent());
    expect(await title('An admin has to approve this')).toBeVisible();
    expect(screen.getByText(/Your request to become a guardian of Mia has been sent/)).toBeVisible();
  });

  it('shows both addresses', async () => {
    seen({ invitedEmail: 'dad@work.example', accountEmail: 'dad@home.example' });
    await open(aParent());
    expect(
      await screen.findByText(/sent to dad@work\.example\. You are signed in as dad@home\.example\./),
    ).toBeVisible();
    expect(screen.getByText(/do not see each other’s names/)).toBeVisible();
    await expectNoBarriers();
  });

  it('waits for a click, because mail scanners open links', async () => {
    await open(aParent());
    expect(await screen.findByRole('button', { name: 'Accept' })).toBeVisible();
    expect(server.requested()).not.toContain('acceptInvitation');
    await accept();
    expect(await title('You are a guardian of Mia now')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(server.sent('acceptInvitation')).toHaveLength(1);
    await expectNoBarriers();
  });

  it('says what sharing a household means, and asks nothing if the address is the same', async () => {
    seen({ ...addresses, sameHousehold: true });
    await open(aParent());
    expect(await screen.findByText('You are signed in as dad@home.example.')).toBeVisible();
    expect(screen.getByText(/you see each other’s names with Mia/)).toBeVisible();
  });

  it('shows after a reload that it was accepted', async () => {
    seen({ isAccepted: true, isGuardian: true });
    await open(aParent());
    expect(await title('You are a guardian of Mia now')).toBeVisible();
  });

  it('has ended for somebody who has accepted it and is no longer a guardian', async () => {
    seen({ isAccepted: true, isGuardian: false });
    await open(aParent());
    expect(await title('This invitation no longer works')).toBeVisible();
  });

  it('says why it cannot be opened, such as in the demo', async () => {
    server.fail('getInvitation', 403, 'This is not available in the demo');
    await open(aParent());
    expect(await screen.findByText('This is not available in the demo')).toBeVisible();
  });

  it.each(['getInvitation', 'acceptInvitation'] as const)('says that it has ended after a 404 of %s', async (at) => {
    server.fail(at, 404);
    await open(aParent());
    if (at === 'acceptInvitation') await accept();
    expect(await title('This invitation no longer works')).toBeVisible();
  });

  it('can be tried again after an error', async () => {
    server.fail('getInvitation', 0);
    server.fail('acceptInvitation', 403, 'Please confirm your email address first');
    await open(aParent());
    await shell.user.click(await screen.findByRole('button', { name: 'Try again' }));
    await accept();
    expect(await screen.findByText('Please confirm your email address first')).toBeVisible();
    await accept();
    expect(await title('You are a guardian of Mia now')).toBeVisible();
  });
});
