import { paths } from '@touchline/app-core';
import { messages } from '@touchline/domain';
import {
  aCoach,
  anAdmin,
  aParent,
  aWelfareOfficer,
  club,
  clubWith,
  emptyClub,
  expectNoBarriers,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@touchline/testing';
import ManageUsersPage from './manage-users.page.tsx';

const open = (search = '') => renderPage(<ManageUsersPage />, { as: 'admin', at: paths.manageUsers + search });
const row = async (name: RegExp) => (await screen.findByRole('rowheader', { name })).closest('tr')!;
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const account = (email: string) =>
  club().arrange(({ users }) => structuredClone(users.find((user) => user.email === email)));

type Page = ReturnType<typeof open>;
const choose = async ({ user }: Page, name: string, action: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};

it('ManageUsersPage shows a closed child search and reopens it', async () => {
  const { email } = aParent({ fullName: 'Ana Olund' });
  club().arrange(({ users }) => (users.find((user) => user.email === email)!.isSearchClosed = true));
  const page = open();
  expect(await row(/^Ana Olund/)).toHaveTextContent('Child search closed');
  await choose(page, 'Ana Olund', 'Reopen Child Search');
  await waitFor(() => expect(screen.queryByText('Child search closed')).not.toBeInTheDocument());
  expect(page.toasts).toEqual([{ title: 'Child search reopened' }]);
  await page.user.click(screen.getByRole('button', { name: 'Actions for Ana Olund' }));
  expect(screen.queryByRole('menuitem', { name: 'Reopen Child Search' })).not.toBeInTheDocument();
});

describe('Invitations', () => {
  /** A parent who has never signed in. */
  const newcomer = (fullName: string) => {
    const { email } = aParent({ fullName });
    club().arrange(({ users }) => (users.find((user) => user.email === email)!.hasSignedIn = false));
  };

  it('are sent to a user who has never signed in', async () => {
    clubWith({ sendsMail: true });
    newcomer('Ana Olund');
    server.returns('inviteUser', () => ({ status: 202, body: { invited: 1 } }));
    const page = open();
    expect(await row(/^Ana Olund/)).toHaveTextContent('Never signed in');
    await choose(page, 'Ana Olund', 'Send Invitation');
    await waitFor(() => expect(page.toasts).toEqual([{ title: 'Invitation sent' }]));
    await page.user.click(screen.getByRole('button', { name: 'Actions for Casey Rivera' }));
    expect(screen.queryByRole('menuitem', { name: 'Send Invitation' })).not.toBeInTheDocument();
  });

  it('show the server’s reason if a user cannot be invited', async () => {
    clubWith({ sendsMail: true });
    newcomer('Ana Olund');
    const text = 'This user was invited today. Try again tomorrow, or retry the mail if it failed.';
    server.fail('inviteUser', 409, text);
    const page = open();
    await choose(page, 'Ana Olund', 'Send Invitation');
    const toast = { title: 'The invitation was not sent', text, tone: 'danger' };
    await waitFor(() => expect(page.toasts).toEqual([toast]));
  });

  it('are sent to all who have never signed in, after a question that names the number', async () => {
    clubWith({ sendsMail: true });
    newcomer('Ana Olund');
    newcomer('Bo Olund');
    server.returns('inviteUsers', () => ({ status: 202, body: { invited: 2 } }));
    const { user, toasts } = open();
    await user.click(await screen.findByRole('button', { name: 'Invite all who have never signed in (2)' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Invite 2 users?' }));
    await expectNoBarriers();
    await user.click(dialog.getByRole('button', { name: 'Invite 2 users' }));
    await waitFor(() => expect(toasts).toEqual([{ title: '2 invitations sent' }]));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('need a club that sends mail', async () => {
    newcomer('Ana Olund');
    const { user } = open();
    expect(await screen.findByText(/^1 user has never signed in. They cannot be invited/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Actions for Ana Olund' }));
    expect(screen.queryByRole('menuitem', { name: 'Send Invitation' })).not.toBeInTheDocument();
  });

  it('are not offered if everybody has signed in', async () => {
    clubWith({ sendsMail: true });
    open();
    await row(/^Casey Rivera$/);
    expect(screen.queryByRole('button', { name: /^Invite all/ })).not.toBeInTheDocument();
  });
});

describe('ManageUsersPage', () => {
  it('marks unverified email addresses', async () => {
    aParent({ fullName: 'Ana Olund', isEmailVerified: false });
    open();
    expect(await row(/^Ana Olund/)).toHaveTextContent('Not confirmed');
    expect(await row(/^Casey Rivera/)).not.toHaveTextContent('Not confirmed');
  });

  it('shows email and roles, and marks the signed-in user', async () => {
    aCoach({ fullName: 'Kim Both', email: 'kim@touchline.example', isParent: true });
    open();
    expect(await row(/^Kim Both$/)).toHaveTextContent('Kim Bothkim@touchline.exampleCoachParent');
    expect(await row(/You$/)).toHaveTextContent('admin@touchline.exampleAdmin');
    expect(screen.getAllByText('You')).toHaveLength(1);
  });

  it('filters by role, and keeps the tab in the URL', async () => {
    aCoach({ fullName: 'Kim Both', isParent: true });
    const { user, where } = open();
    await user.click(await screen.findByRole('tab', { name: 'Coaches 2' }));
    await waitFor(() => expect(names()).toEqual(['Casey Rivera', 'Kim Both']));
    expect(where()).toBe('/admin/manage-users?tab=coaches');
    await user.click(screen.getByRole('tab', { name: 'Parents 2' }));
    await waitFor(() => expect(names()).toContain('Kim Both'));
    expect(screen.getByRole('tab', { name: 'All Users 4' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Admins 1' })).toBeVisible();
  });

  it('has a tab for welfare officers while there is one', async () => {
    const { user, where } = open();
    await row(/^Casey Rivera$/);
    expect(screen.queryByRole('tab', { name: /^Welfare Officers/ })).not.toBeInTheDocument();
    aWelfareOfficer({ fullName: 'Willa Frost', isParent: true });
    await user.click(screen.getByRole('searchbox'));
    await user.paste('willa');
    expect(await row(/^Willa Frost/)).toHaveTextContent('Welfare OfficerParent');
    await user.click(await screen.findByRole('tab', { name: 'Welfare Officers 1' }));
    await waitFor(() => expect(names()).toEqual(['Willa Frost']));
    expect(where()).toContain('tab=welfareOfficers');
  });

  it('opens the tab of welfare officers by its address, also if there is none', async () => {
    open('?tab=welfareOfficers');
    expect(await screen.findByText('Nobody has this role yet.')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Welfare Officers 0' })).toHaveAttribute('aria-selected', 'true');
  });

  it.each([
    ['name', 'olu'],
    ['email', 'AO@families'],
    ['username', 'the-goalie'],
  ])('finds users by %s', async (_what, search) => {
    aParent({ fullName: 'Ana Olund', email: 'ao@families.example', username: 'the-goalie' });
    const { user, where } = open();
    await row(/^Casey Rivera$/);
    await user.click(screen.getByRole('searchbox'));
    await user.paste(search);
    await waitFor(() => expect(names()).toEqual(['Ana Olund']));
    expect(where()).toBe(`/admin/manage-users?search=${encodeURIComponent(search)}`);
  });

  it('paginates the users', async () => {
    Array.from({ length: 30 }, (_, at) => aParent({ fullName: `Zoe Number${at}` }));
    const { user, where } = open();
    expect(await screen.findByText('Showing 1 to 25 of 33 results')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Showing 26 to 33 of 33 results')).toBeVisible();
    expect(where()).toBe('/admin/manage-users?page=2');

    await user.click(screen.getByRole('searchbox'));
    await user.paste('number2');
    await waitFor(() => expect(names()).toHaveLength(11));
    expect(where()).toBe('/admin/manage-users?search=number2');
  });

  it.each(['9', '99999999999', 'Infinity'])('shows the last page if the URL names page %s', async (page) => {
    const { where } = open(`?page=${page}`);
    expect(await row(/^Casey Rivera$/)).toBeVisible();
    expect(where()).toBe('/admin/manage-users');
  });

  it('counts the users that match the search, by role', async () => {
    aCoach({ fullName: 'Zoe Coach' });
    aParent({ fullName: 'Zoe Parent' });
    const { user } = open();
    expect(await screen.findByRole('tab', { name: 'All Users 5' })).toBeVisible();
    const release = server.hold('countUsers');
    await user.click(screen.getByRole('searchbox'));
    await user.paste('zoe');
    await waitFor(() => expect(names()).toEqual(['Zoe Coach', 'Zoe Parent']));
    expect(screen.getByRole('tab', { name: 'All Users 5' })).toBeVisible();
    release();
    expect(await screen.findByRole('tab', { name: 'All Users 2' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Coaches 1' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Admins 0' })).toBeVisible();
  });

  it('keeps the rows while another page loads, and below the error if it fails', async () => {
    Array.from({ length: 30 }, (_, at) => aParent({ fullName: `Zoe Number${at}` }));
    const { user } = open();
    await row(/^Casey Rivera$/);
    const release = server.hold('listUsers');
    server.fail('listUsers', 503);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(screen.getByRole('table').closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true'));
    expect(await row(/^Casey Rivera$/)).toBeVisible();
    release();
    expect(await screen.findByRole('alert')).toHaveTextContent('Error loading users. Please try again.');
    expect(await row(/^Casey Rivera$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Showing 26 to 33 of 33 results')).toBeVisible();
    expect(names()).toHaveLength(8);
  });

  it('does not say that nobody was found while all users load again', async () => {
    const { user } = open('?search=nobody');
    const button = await screen.findByRole('button', { name: 'Show all users' });
    const release = server.hold('listUsers');
    await user.click(button);
    expect(await screen.findByText('Loading users...')).toBeVisible();
    expect(screen.queryByText('Nobody has this role yet.')).not.toBeInTheDocument();
    release();
    expect(await row(/^Casey Rivera$/)).toBeVisible();
  });

  it('loses no keystroke while searches load', async () => {
    const { user } = open();
    await row(/^Casey Rivera$/);
    const release = server.hold('listUsers');
    const search = screen.getByRole('searchbox');
    await user.type(search, 'cas');
    await waitFor(() => expect(server.requested().filter((name) => name === 'listUsers').length).toBeGreaterThan(1));
    await user.type(search, 'ey r');
    expect(search).toHaveValue('casey r');
    release();
    await waitFor(() => expect(names()).toEqual(['Casey Rivera']));
    expect(search).toHaveValue('casey r');
  });

  it('says when no user matches the search', async () => {
    const { user } = open('?search=nobody');
    expect(await screen.findByRole('heading', { name: 'No users found' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all users' }));
    expect(await row(/^Casey Rivera$/)).toBeVisible();
  });

  it('says when no user has the role', async () => {
    emptyClub();
    club().arrange(({ users }) => users.forEach((user) => (user.isCoach = false)));
    open('?tab=coaches');
    expect(await screen.findByRole('heading', { name: 'No users found' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show all users' })).not.toBeInTheDocument();
  });

  it('retries a failed request', async () => {
    server.fail('listUsers', 503);
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Error loading users. Please try again.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await row(/^Casey Rivera$/)).toBeVisible();
  });
});

describe('UserMenu', () => {
  it('grants and removes the coach role', async () => {
    const page = open();
    const parent = account('parent@touchline.example')!;
    await choose(page, parent.fullName, 'Make Coach');
    const dialog = within(await screen.findByRole('dialog', { name: 'Coach of which team?' }));
    await page.user.selectOptions(
      await dialog.findByLabelText('Team'),
      dialog.getByRole('option', { name: /^U12 Lions/ }),
    );
    await page.user.click(await dialog.findByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Coaches 2' })).toBeVisible());
    club().arrange(({ teamCoaches }) => expect(teamCoaches.at(-1)).toMatchObject({ teamId: 2, coachId: parent.id }));
    await choose(page, parent.fullName, 'Remove Coach');
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Coaches 1' })).toBeVisible());
    expect(page.toasts).toEqual([
      { title: 'Coach role assigned' },
      { title: 'Team updated successfully' },
      { title: 'Coach role removed' },
    ]);
  });

  it('deletes an account that did not ask for it, after saying what goes and what stays', async () => {
    const page = open();
    const parent = account('parent@touchline.example')!;
    await choose(page, parent.fullName, 'Delete Account…');
    const dialog = within(
      await screen.findByRole('alertdialog', { name: `Delete the account of ${parent.fullName}?` }),
    );
    expect(await dialog.findByText(/^Their guardianship of \w+ Keller and \w+ Keller\.$/)).toBeVisible();
    await expectNoBarriers();
    await page.user.click(dialog.getByRole('button', { name: 'Delete Account' }));
    await waitFor(() => expect(account('parent@touchline.example')).toBeUndefined());
    expect(page.toasts).toEqual([{ title: 'Account deleted' }]);
  });

  it('says that a coach must lose the role before the account is deleted', async () => {
    const page = open();
    await choose(page, 'Casey Rivera', 'Delete Account…');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(await dialog.findByText(messages.deletionOfStaff)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Delete Account' })).toBeDisabled();
  });

  it('explains that a restricted account cannot become a coach', async () => {
    const page = open();
    const { id: userId, fullName } = account('parent@touchline.example')!;
    const restrictedAt = '2026-05-03T10:00:00.000Z';
    club().arrange(
      (data) => void data.restrictedGuardians.push({ childId: 1, userId, restrictedAt, wasGuardian: true }),
    );
    await choose(page, fullName, 'Make Coach');
    const text = messages.restrictedBecomesStaff;
    await waitFor(() => expect(page.toasts).toEqual([{ title: 'Failed to assign coach role', text, tone: 'danger' }]));
  });

  it('keeps the role and shows a toast if the server rejects the change', async () => {
    const page = open();
    server.fail('removeCoach', 503, 'The server is resting');
    await choose(page, 'Casey Rivera', 'Remove Coach');
    const text = 'The server is resting';
    await waitFor(() => expect(page.toasts).toEqual([{ title: 'Failed to remove coach role', text, tone: 'danger' }]));
    expect(await row(/^Casey Rivera$/)).toHaveTextContent('Coach');
  });

  it('deactivates a user after confirmation, and reactivates the user', async () => {
    const page = open();
    await choose(page, 'Casey Rivera', 'Deactivate');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Deactivate Casey Rivera?' }));
    server.fail('deactivateUser', 503, 'The server is resting');
    await page.user.click(dialog.getByRole('button', { name: 'Deactivate' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The server is resting');
    await page.user.click(dialog.getByRole('button', { name: 'Deactivate' }));
    expect(await row(/Casey Rivera ?Deactivated/)).toBeVisible();
    expect(account('coach@touchline.example')!.isActive).toBe(false);

    await choose(page, 'Casey Rivera', 'Reactivate');
    expect(await row(/^Casey Rivera$/)).toBeVisible();
    expect(page.toasts.at(-1)).toEqual({ title: 'Account reactivated' });
  });

  it('sets a password that is entered twice', async () => {
    const page = open();
    await choose(page, 'Casey Rivera', 'Set Password');
    const dialog = within(await screen.findByRole('dialog', { name: 'Set Password' }));
    await page.user.type(dialog.getByLabelText('Your Password'), 'touchline');
    await page.user.type(dialog.getByLabelText('New Password'), 'short');
    await page.user.type(dialog.getByLabelText('Confirm Password'), 'shirt{Enter}');
    expect((await dialog.findAllByText('Password must be at least 6 characters'))[0]).toBeVisible();

    await page.user.type(dialog.getByLabelText('New Password'), 'er words');
    await page.user.click(dialog.getByRole('button', { name: 'Set Password' }));
    expect((await dialog.findAllByText('Passwords do not match'))[0]).toBeVisible();
    await page.user.clear(dialog.getByLabelText('Confirm Password'));
    await page.user.type(dialog.getByLabelText('Confirm Password'), 'shorter words{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(page.toasts).toEqual([{ title: 'Password set', text: 'They were signed out on all devices.' }]);
    const body = { username: 'coach@touchline.example', password: 'shorter words' };
    expect(await server.as(null)({ method: 'POST', path: '/api/auth/login', body })).toMatchObject({ status: 200 });
  });

  it('shows why the server refuses a password below New Password', async () => {
    const page = open();
    await choose(page, 'Casey Rivera', 'Set Password');
    const dialog = within(await screen.findByRole('dialog', { name: 'Set Password' }));
    server.fail('setPassword', 400, 'Very common', { errors: { password: 'Very common' } });
    await page.user.type(dialog.getByLabelText('Your Password'), 'touchline');
    await page.user.type(dialog.getByLabelText('New Password'), 'football1');
    await page.user.type(dialog.getByLabelText('Confirm Password'), 'football1{Enter}');
    await waitFor(() => expect(dialog.getByLabelText('New Password')).toHaveAccessibleDescription(/Very common/));
    expect(dialog.getByLabelText('New Password')).toHaveFocus();
  });

  it('resets the second factor of a user who has one, after the admin’s own password', async () => {
    clubWith({ sendsMail: true });
    aCoach({ fullName: 'Kim Both', hasSecondFactor: true });
    const page = open();
    expect(await row(/^Kim Both/)).toHaveTextContent('Two-step sign-in');
    expect(await row(/^Casey Rivera/)).not.toHaveTextContent('Two-step sign-in');
    await choose(page, 'Kim Both', 'Reset Two-Step Sign-In');
    const dialog = within(await screen.findByRole('dialog', { name: 'Reset Two-Step Sign-In' }));
    expect(dialog.getByText(/^Kim Both will be signed out on all devices .* They get a mail about it\./)).toBeVisible();
    await expectNoBarriers();
    const wrong = messages.currentPasswordWrong;
    server.fail('resetFactors', 400, wrong, { errors: { currentPassword: wrong } });
    await page.user.type(dialog.getByLabelText('Your Password'), 'wrong{Enter}');
    expect(await dialog.findByText(wrong)).toBeVisible();
    expect(page.toasts).toEqual([]);

    server.returns('resetFactors', () => ({ status: 204 }));
    await page.user.clear(dialog.getByLabelText('Your Password'));
    await page.user.type(dialog.getByLabelText('Your Password'), 'touchline{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.sent('resetFactors').at(-1)).toEqual({ currentPassword: 'touchline' });
    const toast = { title: 'Two-step sign-in reset', text: 'They were signed out on all devices.' };
    expect(page.toasts).toEqual([toast]);
  });

  it('says that the second factor is gone already', async () => {
    aCoach({ fullName: 'Kim Both', hasSecondFactor: true });
    const page = open();
    await choose(page, 'Kim Both', 'Reset Two-Step Sign-In');
    const dialog = within(await screen.findByRole('dialog', { name: 'Reset Two-Step Sign-In' }));
    server.fail('resetFactors', 409, messages.secondFactorNone);
    await page.user.type(dialog.getByLabelText('Your Password'), 'touchline{Enter}');
    expect(await dialog.findByRole('alert')).toHaveTextContent(messages.secondFactorNone);
  });

  it('offers to reset a second factor only where there is one', async () => {
    const page = open();
    await page.user.click(within(await row(/^Casey Rivera$/)).getByRole('button', { name: /^Actions for/ }));
    expect(screen.queryByRole('menuitem', { name: 'Reset Two-Step Sign-In' })).not.toBeInTheDocument();
  });

  it('offers neither Deactivate nor Set Password for the own account', async () => {
    const page = open();
    await page.user.click(within(await row(/You$/)).getByRole('button', { name: /^Actions for/ }));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toEqual(['Edit User', 'Make Coach', 'Audit Log']);
  });
});

it.each([
  ['everybody', ''],
  ['a role', '?tab=coaches'],
  ['nobody', '?search=nobody'],
])('ManageUsersPage has no accessibility violations: %s', async (_what, search) => {
  open(search);
  await screen.findAllByRole(search.includes('nobody') ? 'heading' : 'rowheader');
  await expectNoBarriers();
});

it('ManageUsersPage lists all admins', async () => {
  anAdmin({ fullName: 'Robin Hayes' });
  open('?tab=admins');
  await row(/^Robin Hayes$/);
  expect(names()).toHaveLength(2);
});
