import { paths } from '@touchline/app-core';
import {
  aParent,
  clubWith,
  expectNoBarriers,
  type PageOptions,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@touchline/testing';
import { app } from '../app.tsx';

const openProfile = async (options: PageOptions = {}) => {
  const page = renderPage(app, { at: paths.profile, ...options });
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  const { user } = page;
  return {
    ...page,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    write: async (label: string, text: string) => {
      await user.clear(screen.getByLabelText(label));
      if (text) await user.type(screen.getByLabelText(label), text);
    },
  };
};
const facts = () => screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);

describe('ProfilePage', () => {
  it('shows role, name, email, phone and bio', async () => {
    const me = aParent({ fullName: 'Jordan Ellis', phone: '020 7946 0999', bio: 'Brings oranges.' });
    await openProfile({ as: me });
    expect(screen.getByRole('heading', { name: 'Jordan Ellis' })).toBeVisible();
    expect(screen.getByText('Parent')).toBeVisible();
    expect(facts()).toEqual([
      ['Email and username', me.email],
      ['Phone', '020 7946 0999'],
    ]);
    expect(screen.getByText('Brings oranges.')).toBeVisible();
    await expectNoBarriers();
  });

  it.each([
    [false, 'Off', 'Set Up Two-Step Sign-In'],
    [true, 'On', 'Manage Two-Step Sign-In'],
  ])('says whether two-step sign-in is on (%p), and leads to it', async (hasSecondFactor, word, link) => {
    await openProfile({ as: aParent({ hasSecondFactor }) });
    const row = screen.getByRole('link', { name: `${link}: ${word}` });
    expect(row).toHaveAttribute('href', '/profile/two-step');
    expect(within(row).getByText(word)).toBeVisible();
  });

  it('shows the highest role', async () => {
    await openProfile({ as: 'admin' });
    expect(screen.getByText('Admin')).toBeVisible();
  });

  it('saves changes', async () => {
    const { press, write, toasts } = await openProfile({ as: aParent() });
    await press('Edit Profile');
    expect(screen.getByLabelText('Full Name')).toHaveFocus();
    await expectNoBarriers();
    await write('Full Name', 'Jordan Ellis-Brown');
    await write('Phone', '020 7946 0111');
    await press('Save Changes');
    expect(await screen.findByRole('heading', { level: 3, name: 'Jordan Ellis-Brown' })).toBeVisible();
    expect(facts()).toContainEqual(['Phone', '020 7946 0111']);
    expect(toasts).toEqual([{ title: 'Profile updated' }]);
  });

  it('discards changes on Cancel', async () => {
    const { press, write } = await openProfile({ as: aParent() });
    await press('Edit Profile');
    await write('Full Name', 'Somebody Else');
    await press('Cancel');
    expect(screen.getByRole('heading', { level: 3, name: 'Jordan Ellis' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit Profile' })).toHaveFocus();
    await press('Edit Profile');
    expect(screen.getByLabelText('Full Name')).toHaveValue('Jordan Ellis');
  });

  it('requires the current password for another email', async () => {
    const { press, write, toasts } = await openProfile({ as: aParent() });
    await press('Edit Profile');
    expect(screen.queryByLabelText('Current Password')).not.toBeInTheDocument();
    await write('Email', 'new@touchline.example');
    await press('Save Changes');
    expect(await screen.findByLabelText('Current Password')).toHaveAccessibleDescription(
      /Please enter your current password/,
    );
    await write('Current Password', 'wrong');
    await press('Save Changes');
    await waitFor(() =>
      expect(screen.getByLabelText('Current Password')).toHaveAccessibleDescription(/Current password is incorrect/),
    );
    await write('Current Password', 'touchline');
    await press('Save Changes');
    await waitFor(() => expect(facts()).toContainEqual(['Email and username', 'new@touchline.example']));
    expect(toasts.at(-1)).toEqual({ title: 'Profile updated' });
  });

  it('keeps the fields when saving fails', async () => {
    const { press, write, toasts } = await openProfile({ as: aParent() });
    server.fail('updateMe', 503);
    await press('Edit Profile');
    await write('Full Name', 'J');
    await press('Save Changes');
    expect(await screen.findByLabelText('Full Name')).toHaveAccessibleDescription('Full name is required');
    await write('Full Name', 'Jo Ellis');
    await press('Save Changes');
    await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: 'Failed to update profile', tone: 'danger' }));
    expect(screen.getByLabelText('Full Name')).toHaveValue('Jo Ellis');
  });
});

describe('ProfilePage of a club that sends mail', () => {
  beforeEach(() => clubWith({ sendsMail: true }));

  it('shows that the email is verified', async () => {
    const me = aParent();
    await openProfile({ as: me });
    expect(facts()).toContainEqual(['Email and username', `${me.email}Confirmed`]);
    await expectNoBarriers();
    expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
  });

  it('sends the mail again that verifies the email', async () => {
    server.returns('sendVerification', () => ({ status: 202 }));
    const me = aParent({ isEmailVerified: false });
    const { press } = await openProfile({ as: me });
    expect(facts()).toContainEqual(['Email and username', `${me.email}Not confirmed`]);
    await expectNoBarriers();
    await press('Send again');
    expect(await screen.findByText(new RegExp(`A mail is on its way to ${me.email}`))).toBeVisible();
  });

  it('says why the mail was not sent again', async () => {
    server.fail('sendVerification', 429, 'Too many mails. Please try again in 30 minutes.');
    const { press, toasts } = await openProfile({ as: aParent({ isEmailVerified: false }) });
    await press('Send again');
    expect(await screen.findByText('Too many mails. Please try again in 30 minutes.')).toBeVisible();
    expect(toasts).toEqual([]);
  });

  it('says that a new address gets a mail and the old one is told', async () => {
    const { press, write } = await openProfile({ as: aParent() });
    await press('Edit Profile');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('You sign in with this address.');
    await write('Email', 'new@touchline.example');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/and tell the old one/);
    await write('Current Password', 'touchline');
    await press('Save Changes');
    await waitFor(() => expect(facts()).toContainEqual(['Email and username', 'new@touchline.exampleNot confirmed']));
  });
});

describe('PasswordPanel', () => {
  const fill = async (write: (label: string, text: string) => Promise<void>, passwords: [string, string, string]) => {
    for (const [at, label] of ['Current Password', 'New Password', 'Confirm New Password'].entries())
      await write(label, passwords[at] ?? '');
  };

  it('changes the password', async () => {
    const { press, write, toasts, user } = await openProfile({ as: aParent() });
    await press('Change Password');
    await expectNoBarriers();
    await fill(write, ['touchline', 'correct horse', 'correct horse']);
    expect(screen.getByRole('checkbox', { name: /calendar links/ })).not.toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: /calendar links/ }));
    await press('Change Password');
    await waitFor(() =>
      expect(toasts).toEqual([{ title: 'Password changed', text: 'Other devices were signed out.' }]),
    );
    expect(server.sent('changePassword')).toMatchObject([{ endFeeds: true }]);
    expect(screen.queryByLabelText('New Password')).not.toBeInTheDocument();
  });

  it.each([
    ['New Password', ['touchline', 'short', 'short'], 'Password must be at least 6 characters'],
    ['Confirm New Password', ['touchline', 'correct horse', 'correct house'], 'Passwords do not match'],
    ['Current Password', ['', 'correct horse', 'correct horse'], 'Please enter your current password'],
    ['Current Password', ['guess', 'correct horse', 'correct horse'], 'Current password is incorrect'],
  ] as const)('shows an error below %s for %j: %s', async (label, passwords, says) => {
    const { press, write, toasts } = await openProfile({ as: aParent() });
    await press('Change Password');
    await fill(write, [...passwords]);
    await press('Change Password');
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(says)));
    expect(toasts.filter(({ title }) => title === 'Password changed')).toEqual([]);
  });

  it('shows why the server refuses a password below New Password', async () => {
    const { press, write } = await openProfile({ as: aParent() });
    server.fail('changePassword', 400, 'Very common', { errors: { newPassword: 'Very common' } });
    await press('Change Password');
    await fill(write, ['touchline', 'football1', 'football1']);
    await press('Change Password');
    const field = screen.getByLabelText('New Password');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Very common/));
    expect(field).toHaveFocus();
    expect(field).toHaveValue('football1');
    await expectNoBarriers();
  });
});

it('ProfilePage leads to the messages', async () => {
  const { user, where } = await openProfile();
  await user.click(screen.getByRole('link', { name: 'Choose Messages' }));
  await waitFor(() => expect(where()).toBe(paths.messages));
});

it('ProfilePage signs out', async () => {
  const { press, where } = await openProfile();
  await press('Sign Out');
  await waitFor(() => expect(where()).toBe(paths.auth));
});
