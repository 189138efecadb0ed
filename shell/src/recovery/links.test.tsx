import { aParent, clubWith, expectNoBarriers, type Person, screen, server, waitFor } from '@touchline/testing';
import { shellAt } from '../test/shell-at.tsx';

let shell: ReturnType<typeof shellAt>;
/** Opens a link of a mail; a user's session is remembered, as after a sign-in. */
const open = async (address: string, as: Person | null = null) => {
  if (as) localStorage.setItem('touchline.session', 'yes');
  shell = shellAt(address, as);
  await screen.findByRole('heading', { level: 1 });
};
afterEach(() => {
  shell.close();
  localStorage.clear();
});

const press = async (name: string) => shell.user.click(await screen.findByRole('button', { name }));
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const isAt = (address: string) => waitFor(() => expect(shell.place.address).toBe(address));
const typePasswords = async (password: string, again = password) => {
  await shell.user.type(screen.getByLabelText('New Password'), password);
  await shell.user.type(screen.getByLabelText('Confirm Password'), again);
};

beforeEach(() => clubWith({ sendsMail: true, passwordMinLength: 8 }));

describe('ResetPasswordPage', () => {
  it('sets the password and opens the sign-in page', async () => {
    server.returns('resetPassword', () => ({ status: 204 }));
    await open('/reset-password/a-b_c');
    expect(document.title).toBe('Choose a password · Touchline FC');
    expect(screen.getByLabelText('New Password')).toHaveAttribute('autocomplete', 'new-password');
    await expectNoBarriers();
    await typePasswords('long enough');
    await press('Save password');
    await isAt('/auth');
    expect(server.sent('resetPassword')).toEqual([{ token: 'a-b_c', password: 'long enough' }]);
    expect(screen.getByText('Your password is set')).toBeVisible();
    expect(screen.getByText('Please sign in.')).toBeVisible();
    expect(server.requested()).not.toContain('logout');
  });

  it.each([
    ['of the club’s length', 'seven77', 'seven77', 'New Password', 'Password must be at least 8 characters'],
    ['twice', 'long enough', 'long enuff', 'Confirm Password', 'Passwords do not match'],
  ])('requires a password %s', async (_what, password, again, label, message) => {
    await open('/reset-password/abc');
    await typePasswords(password, again);
    await press('Save password');
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(message)));
    expect(server.requested()).not.toContain('resetPassword');
  });

  it('offers a new link if this one no longer works', async () => {
    server.fail('resetPassword', 404, 'This link no longer works. Please ask for a new one.');
    await open('/reset-password/abc');
    await typePasswords('long enough');
    await press('Save password');
    expect(await title('This link no longer works')).toHaveFocus();
    await expectNoBarriers();
    await shell.user.click(screen.getByRole('link', { name: 'Ask for a new link' }));
    expect(await screen.findByLabelText('Email')).toBeVisible();
  });

  it('keeps the passwords if the server cannot be reached', async () => {
    server.fail('resetPassword', 0);
    await open('/reset-password/abc');
    await typePasswords('long enough');
    await press('Save password');
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    expect(screen.getByLabelText('New Password')).toHaveValue('long enough');
  });

  it('ends the session of a signed-in user', async () => {
    server.returns('resetPassword', () => ({ status: 204 }));
    await open('/reset-password/abc', 'parent');
    await typePasswords('long enough');
    await press('Save password');
    await isAt('/auth');
    expect(server.requested()).toContain('logout');
    expect(await screen.findByText('Your password is set')).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'Sign In' })).toBeVisible();
  });
});

describe.each([
  ['ResetPasswordPage', '/reset-password/abc', 'resetPassword', 'Save password'],
  ['UndoEmailChangePage', '/undo-email-change/abc', 'undoEmailChange', 'Take my account back'],
] as const)('%s', (_page, address, operation, submit) => {
  it('shows why the server refuses a password below New Password, and takes another one', async () => {
    server.fail(operation, 400, 'Very common', { errors: { password: 'Very common' } });
    server.returns(operation, () => ({ status: 204 }));
    await open(address);
    await typePasswords('football1');
    await press(submit);
    const field = screen.getByLabelText('New Password');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Very common/));
    expect(field).toHaveFocus();
    await expectNoBarriers();
    await typePasswords(' kettle moon');
    await press(submit);
    await isAt('/auth');
  });
});

describe('VerifyEmailPage', () => {
  let me: ReturnType<typeof aParent>;
  beforeEach(() => {
    me = aParent({ isEmailVerified: false });
    server.returns('verifyEmail', () => ({ status: 204 }));
  });

  it('waits for a click, because mail scanners open links', async () => {
    await open('/verify-email/abc', me);
    await expectNoBarriers();
    expect(server.requested()).not.toContain('verifyEmail');
    await press('Confirm my address');
    expect(await title('Your address is confirmed')).toHaveFocus();
    expect(server.sent('verifyEmail')).toEqual([{ token: 'abc' }]);
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toBeVisible();
  });

  it('asks a guest to sign in first, because somebody else may have made the account', async () => {
    await open('/verify-email/abc');
    await title('Is this your account?');
    await expectNoBarriers();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth?next=%2Fverify-email%2Fabc');
    expect(screen.getByRole('link', { name: 'Ask for a new password' })).toHaveAttribute('href', '/forgot-password');
    expect(server.requested()).not.toContain('verifyEmail');
  });

  it('leads from another account to the sign-in page', async () => {
    server.fail('verifyEmail', 403, 'Please sign in to the account of this address first.');
    server.returns('logout', () => ({ status: 204 }));
    await open('/verify-email/abc', me);
    await press('Confirm my address');
    expect(await title('This is the link of another account')).toHaveFocus();
    expect(screen.getByText(new RegExp(`signed in as ${me.email}`))).toBeVisible();
    await expectNoBarriers();
    await press('Sign out');
    await title('Is this your account?');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth?next=%2Fverify-email%2Fabc');
  });

  it('asks for the session again, which tells that the address is verified', async () => {
    await open('/verify-email/abc', me);
    const before = server.requested().filter((name) => name === 'getMe').length;
    await press('Confirm my address');
    expect(await screen.findByRole('link', { name: 'Go to the dashboard' })).toBeVisible();
    await waitFor(() => expect(server.requested().filter((name) => name === 'getMe')).toHaveLength(before + 1));
  });

  it('sends a signed-in user the mail again if the link no longer works', async () => {
    server.fail('verifyEmail', 404);
    server.returns('sendVerification', () => ({ status: 202 }));
    await open('/verify-email/abc', me);
    await press('Confirm my address');
    await title('This link no longer works');
    await press('Send again');
    expect(await screen.findByText(new RegExp(`A mail is on its way to ${me.email}`))).toBeVisible();
  });

  it('says that the address is confirmed already', async () => {
    server.fail('verifyEmail', 404);
    await open('/verify-email/abc', 'parent');
    await press('Confirm my address');
    expect(await screen.findByText(/parent@touchline.example is already confirmed/)).toBeVisible();
  });

  it('can be tried again after an error', async () => {
    server.fail('verifyEmail', 503, 'The server is resting');
    await open('/verify-email/abc', me);
    await press('Confirm my address');
    expect(await screen.findByRole('alert')).toHaveTextContent('The server is resting');
    await press('Confirm my address');
    expect(await title('Your address is confirmed')).toBeVisible();
  });
});

describe('UndoEmailChangePage', () => {
  const undo = async () => {
    await open('/undo-email-change/abc');
    await expectNoBarriers();
    await typePasswords('long enough');
    await press('Take my account back');
  };

  it('restores the address with a new password and opens the sign-in page', async () => {
    server.returns('undoEmailChange', () => ({ status: 204 }));
    await undo();
    await isAt('/auth');
    expect(server.sent('undoEmailChange')).toEqual([{ token: 'abc', password: 'long enough' }]);
    expect(screen.getByText('Your account is yours again')).toBeVisible();
  });

  it.each([
    [404, 'This link no longer works'],
    [409, 'Your old address is in use'],
  ])('says after %i: %s', async (status, says) => {
    server.fail('undoEmailChange', status);
    await undo();
    expect(await title(says)).toHaveFocus();
    expect(screen.getByRole('link', { name: /office@touchline.example/ })).toBeVisible();
  });
});
