import { messages } from '@touchline/domain';
import { expectNoBarriers, screen, server, waitFor } from '@touchline/testing';
import { shellAt } from '../test/shell-at.tsx';

let shell: ReturnType<typeof shellAt>;
afterEach(() => shell.close());

const field = (label: string) => screen.getByLabelText(label, { exact: true });
const press = (name: string) => shell.user.click(screen.getByRole('button', { name }));
const pat = { username: 'parent@touchline.example', password: 'touchline' };
const rejectCode = () => server.fail('login', 401, messages.codeWrong, { secondFactor: true });

/** Signs in with the right password to an account with a second factor. */
async function reachCode() {
  shell = shellAt('/auth?next=%2Fadd-child');
  await shell.user.type(await screen.findByLabelText('Email Address'), pat.username);
  await shell.user.type(field('Password'), pat.password);
  server.fail('login', 401, messages.codeRequired, { secondFactor: true });
  await press('Sign In');
  await screen.findByLabelText('Code');
}

it('CodeForm asks for a code after the right password, without an error', async () => {
  await reachCode();
  expect(field('Code')).toHaveFocus();
  expect(field('Code')).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field('Code')).toHaveAttribute('inputmode', 'numeric');
  expect(screen.getByText(`Signing in as ${pat.username}`)).toBeVisible();
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText('Login failed')).toBeNull();
  await expectNoBarriers();
});

it('CodeForm signs in with the code and opens the requested page', async () => {
  await reachCode();
  await shell.user.type(field('Code'), '123 456{Enter}');
  await waitFor(() => expect(shell.place.address).toBe('/add-child'));
  expect(server.sent('login')).toEqual([pat, { ...pat, code: '123 456' }]);
});

it('CodeForm shows at the field that a code is wrong, and asks for another one', async () => {
  await reachCode();
  await press('Sign In');
  expect(await screen.findByText(messages.codeRequired)).toBeVisible();
  rejectCode();
  await shell.user.type(field('Code'), '000000{Enter}');
  expect(await screen.findByText(messages.codeWrong)).toBeVisible();
  expect(field('Code')).toHaveAccessibleDescription(expect.stringContaining(messages.codeWrong));
  await waitFor(() => expect(field('Code')).toHaveFocus());
  expect(field('Code')).toHaveValue('');
  expect(screen.queryByText('Login failed')).toBeNull();
  await shell.user.type(field('Code'), '123456{Enter}');
  await waitFor(() => expect(shell.place.address).toBe('/add-child'));
});

it('CodeForm takes a recovery code, for which phones show letters', async () => {
  await reachCode();
  await press('Use a recovery code');
  expect(field('Recovery Code')).toHaveFocus();
  expect(field('Recovery Code')).toHaveAttribute('inputmode', 'text');
  await press('Use the app’s code');
  expect(field('Code')).toHaveFocus();
  await press('Use a recovery code');
  await shell.user.type(field('Recovery Code'), 'k7mxp-2dq9r{Enter}');
  await waitFor(() => expect(shell.place.address).toBe('/add-child'));
  expect(server.sent('login').at(-1)).toEqual({ ...pat, code: 'k7mxp-2dq9r' });
});

it('CodeForm says that there were too many attempts, and keeps the code', async () => {
  await reachCode();
  server.fail('login', 429, 'Too many attempts. Please try again in 5 minutes.');
  await shell.user.type(field('Code'), '123456{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts. Please try again in 5 minutes.');
  expect(field('Code')).toHaveValue('123456');
});

it('CodeForm returns to the password, which is kept', async () => {
  await reachCode();
  await press('Back');
  expect(field('Email Address')).toHaveValue(pat.username);
  expect(field('Password')).toHaveValue(pat.password);
  expect(field('Password')).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('CodeForm returns to the password if it has changed in the meantime', async () => {
  await reachCode();
  server.fail('login', 401, messages.invalidCredentials);
  await shell.user.type(field('Code'), '123456{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please check for typos.');
  expect(field('Password')).toHaveFocus();
});
