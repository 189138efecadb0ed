import { paths } from '@touchline/app-core';
import { messages } from '@touchline/domain';
import {
  anAdmin,
  club,
  clubWith,
  expectNoBarriers,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@touchline/testing';
import ManageUsersPage from './manage-users.page.tsx';

const open = (search = '') => renderPage(<ManageUsersPage />, { as: 'admin', at: paths.manageUsers + search });
const newest = () => club().arrange(({ users }) => structuredClone(users.at(-1)!));
const sample = (role: string) =>
  club().arrange(({ users }) => structuredClone(users.find(({ email }) => email.startsWith(role))!));

describe('AddUserDialog', () => {
  const openForm = async (search = '') => {
    const page = open(search);
    await page.user.click(await screen.findByRole('button', { name: 'Add User' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add User' }));
    const fill = (label: string, text: string) => page.user.type(form.getByLabelText(label), text);
    const add = () => page.user.click(form.getByRole('button', { name: 'Add User' }));
    return { ...page, form, fill, add };
  };

  it('creates a user whose email is also the username', async () => {
    const { user, form, fill, add, toasts } = await openForm();
    await fill('Full Name', 'Noor Haddad');
    await fill('Email', 'noor@families.example');
    expect(form.queryByLabelText('Username')).not.toBeInTheDocument();
    await fill('Password', 'six letters');
    expect(form.getByRole('checkbox', { name: /^Parent/ })).toBeChecked();
    await user.click(form.getByRole('checkbox', { name: /^Coach/ }));
    await add();
    expect(await screen.findByRole('rowheader', { name: /^Noor Haddad/ })).toBeVisible();
    expect(toasts).toEqual([{ title: 'User created successfully' }]);
    const names = { email: 'noor@families.example', username: 'noor@families.example' };
    expect(newest()).toMatchObject({ ...names, isCoach: true, isAdmin: false, isParent: true });
  });

  it('creates a user with a different username', async () => {
    const { form, fill, add, user } = await openForm();
    await fill('Full Name', 'Noor Haddad');
    await user.click(form.getByRole('button', { name: 'Username (optional)' }));
    await fill('Username', 'noor');
    await fill('Email', 'noor@families.example');
    await fill('Password', 'six letters');
    await add();
    expect(await screen.findByText('Username: noor')).toBeVisible();
  });

  it('generates a password to pass on', async () => {
    const { form, fill, add, user } = await openForm();
    await fill('Full Name', 'Noor Haddad');
    await fill('Email', 'noor@families.example');
    await user.click(form.getByRole('button', { name: 'Generate Password' }));
    const { value: password } = form.getByLabelText<HTMLInputElement>('Password');
    expect(password).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
    expect(form.getByText(`${password} – pass it on to them.`)).toBeVisible();
    await add();
    await waitFor(() => expect(newest()).toMatchObject({ email: 'noor@families.example' }));
    const login = { username: 'noor@families.example', password };
    const response = await server.as(null)({ method: 'POST', path: '/api/auth/login', body: login });
    expect(response.status).toBe(200);
  });

  it('preselects the role of the tab', async () => {
    const { form } = await openForm('?tab=coaches');
    expect(form.getByRole('checkbox', { name: /^Coach/ })).toBeChecked();
    expect(form.getByRole('checkbox', { name: /^Parent/ })).not.toBeChecked();
  });

  it('shows all errors in a summary and below the fields', async () => {
    const { form, add, fill } = await openForm();
    await fill('Password', 'five5');
    await fill('Email', 'no address');
    await add();
    const summary = await form.findByRole('alert');
    for (const sentence of [
      'Full name is required',
      'Please enter a valid email address',
      'Password must be at least 6 characters',
    ]) {
      expect(within(summary).getByText(sentence)).toBeVisible();
      expect(form.getAllByText(sentence)).toHaveLength(2);
    }
    await expectNoBarriers();
  });

  it('requires a username of three characters', async () => {
    const { form, add, fill, user } = await openForm();
    await user.click(form.getByRole('button', { name: 'Username (optional)' }));
    await fill('Username', 'ab');
    await add();
    expect(await form.findAllByText('Username must be at least 3 characters')).toHaveLength(2);
  });

  it('keeps the entries if the username is taken', async () => {
    const { form, fill, add, toasts } = await openForm();
    await fill('Full Name', 'Second Coach');
    await fill('Email', 'coach@touchline.example');
    await fill('Password', 'six letters');
    const release = server.hold('createUser');
    await add();
    expect(await form.findByRole('button', { name: 'Adding...' })).toBeVisible();
    release();
    const text = 'This username or email is already taken';
    expect(await form.findByRole('alert')).toHaveTextContent(text);
    expect(form.getByLabelText('Full Name')).toHaveValue('Second Coach');
    expect(toasts).toEqual([{ title: 'Failed to create user', text, tone: 'danger' }]);
  });

  it('shows why the server refuses a password below Password', async () => {
    const { form, fill, add } = await openForm();
    await fill('Full Name', 'Noor Haddad');
    await fill('Email', 'noor@families.example');
    await fill('Password', 'football1');
    server.fail('createUser', 400, 'Very common', { errors: { password: 'Very common' } });
    await add();
    await waitFor(() => expect(form.getByLabelText('Password')).toHaveAccessibleDescription(/Very common/));
    expect(form.getByLabelText('Password')).toHaveFocus();
    expect(form.getByLabelText('Email')).toHaveValue('noor@families.example');
  });

  it('invites the user, who chooses a password', async () => {
    clubWith({ sendsMail: true });
    const { form, fill, add, toasts } = await openForm();
    expect(form.getByRole('radio', { name: /^Send an invitation/ })).toBeChecked();
    expect(form.queryByLabelText('Password')).not.toBeInTheDocument();
    await fill('Full Name', 'Noor Haddad');
    await fill('Email', 'noor@families.example');
    await expectNoBarriers();
    await add();
    expect(await screen.findByRole('rowheader', { name: /Noor Haddad ?Never signed in/ })).toBeVisible();
    expect(toasts).toEqual([{ title: 'User created successfully', text: 'An invitation is on its way.' }]);
    expect(server.sent('createUser')).toMatchObject([{ sendInvitation: true }]);
    expect(server.sent('createUser')[0]).not.toHaveProperty('password');
  });

  it('lets the admin choose the password instead', async () => {
    clubWith({ sendsMail: true });
    const { user, form, fill, add } = await openForm();
    await user.click(form.getByRole('radio', { name: 'Choose a password for them' }));
    await fill('Full Name', 'Noor Haddad');
    await fill('Email', 'noor@families.example');
    await fill('Password', 'six letters');
    await add();
    await screen.findByRole('rowheader', { name: /Noor Haddad/ });
    expect(server.sent('createUser')).toMatchObject([{ password: 'six letters' }]);
    expect(server.sent('createUser')[0]).not.toHaveProperty('sendInvitation');
  });

  it('does not offer an invitation if the club cannot send mail', async () => {
    const { form } = await openForm();
    const invitation = form.getByRole('radio', { name: /^Send an invitation/ });
    expect(invitation).toBeDisabled();
    expect(invitation).toHaveAccessibleName('Send an invitation This club cannot send mail yet.');
    expect(form.getByLabelText('Password')).toBeVisible();
  });

  it('takes the admin’s own password only to make an admin', async () => {
    const { user, form, fill, add } = await openForm();
    await fill('Full Name', 'Noor Haddad');
    await fill('Email', 'noor@families.example');
    await fill('Password', 'six letters');
    expect(form.queryByLabelText('Your Password')).not.toBeInTheDocument();
    await user.click(form.getByRole('checkbox', { name: /^Admin/ }));
    await add();
    expect(await form.findAllByText(messages.currentPasswordRequired)).not.toHaveLength(0);
    await fill('Your Password', 'wrong');
    await add();
    expect(await form.findAllByText(messages.currentPasswordWrong)).not.toHaveLength(0);
    await expectNoBarriers();
    await user.clear(form.getByLabelText('Your Password'));
    await fill('Your Password', 'touchline');
    await add();
    expect(await screen.findByRole('rowheader', { name: /^Noor Haddad/ })).toBeVisible();
    expect(newest()).toMatchObject({ isAdmin: true });
    expect(server.sent('createUser').at(-1)).toMatchObject({ currentPassword: 'touchline' });
  });

  it('takes the admin’s own password to make a welfare officer', async () => {
    const { user, form, fill, add } = await openForm();
    await fill('Full Name', 'Willa Frost');
    await fill('Email', 'willa@families.example');
    await fill('Password', 'six letters');
    await user.click(form.getByRole('checkbox', { name: /^Welfare Officer Reads the audit log/ }));
    await fill('Your Password', 'touchline');
    await add();
    expect(await screen.findByRole('rowheader', { name: /^Willa Frost/ })).toBeVisible();
    expect(newest()).toMatchObject({ isWelfareOfficer: true, isAdmin: false, isCoach: false });
  });

  it('asks before it discards the entries', async () => {
    const { fill } = await openForm();
    await fill('Full Name', 'Noor{Escape}');
    expect(await screen.findByRole('alertdialog', { name: 'Discard this user?' })).toBeVisible();
  });
});

describe('EditUserDialog', () => {
  const openForm = async (name: string) => {
    const page = open();
    await page.user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
    await page.user.click(await screen.findByRole('menuitem', { name: 'Edit User' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit User' }));
    return { ...page, form, save: () => page.user.click(form.getByRole('button', { name: 'Save Changes' })) };
  };

  it('changes name, roles, and the email together with the username', async () => {
    const { user, form, save, toasts } = await openForm('Casey Rivera');
    await user.clear(form.getByLabelText('Full Name'));
    await user.type(form.getByLabelText('Full Name'), 'Casey Rivers');
    await user.clear(form.getByLabelText('Email'));
    await user.type(form.getByLabelText('Email'), 'coach.casey@touchline.example');
    await user.type(form.getByLabelText('Your Password'), 'touchline');
    await user.click(form.getByRole('checkbox', { name: /^Parent/ }));
    await save();
    expect(await screen.findByRole('rowheader', { name: 'Casey Rivers' })).toBeVisible();
    expect(toasts).toEqual([{ title: 'User updated successfully' }]);
    const email = 'coach.casey@touchline.example';
    expect(sample('coach')).toMatchObject({ email, username: email, isParent: true, isCoach: true, isAdmin: false });
  });

  it('takes the admin’s own password while the email or a role that it guards is another one', async () => {
    const { user, form } = await openForm('Casey Rivera');
    const asks = () => form.queryByLabelText('Your Password') !== null;
    expect(asks()).toBe(false);
    await user.click(form.getByRole('checkbox', { name: /^Parent/ }));
    expect(asks()).toBe(false);
    await user.click(form.getByRole('checkbox', { name: /^Admin/ }));
    expect(asks()).toBe(true);
    await user.click(form.getByRole('checkbox', { name: /^Admin/ }));
    expect(asks()).toBe(false);
    await user.click(form.getByRole('checkbox', { name: /^Welfare Officer/ }));
    expect(asks()).toBe(true);
    await user.click(form.getByRole('checkbox', { name: /^Welfare Officer/ }));
    expect(asks()).toBe(false);
    await user.type(form.getByLabelText('Email'), 'x');
    expect(asks()).toBe(true);
  });

  it('does not remove the role of the last admin, and explains why', async () => {
    const { user, form, save } = await openForm(sample('admin').fullName);
    const box = form.getByRole('checkbox', { name: /^Admin/ });
    expect(box).toBeDisabled();
    expect(box).toBeChecked();
    expect(box).toHaveAccessibleName('Admin The club needs at least one active admin');
    await user.click(form.getByRole('checkbox', { name: /^Coach/ }));
    await save();
    await waitFor(() => expect(sample('admin')).toMatchObject({ isAdmin: true, isCoach: true }));
  });

  it('warns admins before they remove their own role', async () => {
    anAdmin();
    const { user, form } = await openForm(sample('admin').fullName);
    await user.click(form.getByRole('checkbox', { name: /^Admin/ }));
    expect(form.getByText(/You are giving up your own admin role/)).toBeVisible();
    await expectNoBarriers();
  });

  it('explains that a restricted account cannot become a coach', async () => {
    const { id: userId, fullName } = sample('parent');
    const restrictedAt = '2026-05-03T10:00:00.000Z';
    club().arrange(
      (data) => void data.restrictedGuardians.push({ childId: 1, userId, restrictedAt, wasGuardian: true }),
    );
    const { user, form, save } = await openForm(fullName);
    await user.click(form.getByRole('checkbox', { name: /^Coach/ }));
    await save();
    expect(await form.findByRole('alert')).toHaveTextContent(messages.restrictedBecomesStaff);
    expect(sample('parent')).toMatchObject({ isCoach: false });
  });

  it('keeps the entries if the server rejects them', async () => {
    const { user, form, save, toasts } = await openForm('Casey Rivera');
    await user.clear(form.getByLabelText('Email'));
    await user.type(form.getByLabelText('Email'), 'parent@touchline.example');
    await user.type(form.getByLabelText('Your Password'), 'touchline');
    await save();
    expect(await form.findByRole('alert')).toHaveTextContent('This username or email is already taken');
    expect(form.getByLabelText('Email')).toHaveValue('parent@touchline.example');
    expect(toasts[0]).toMatchObject({ title: 'Failed to update user', tone: 'danger' });
  });
});
