import { clubWith, expectNoBarriers, screen, server, waitFor } from '@touchline/testing';
import { shellAt } from '../test/shell-at.tsx';

let shell: ReturnType<typeof shellAt>;
const open = async (address = '/forgot-password') => {
  shell = shellAt(address);
  await screen.findByRole('heading', { level: 1 });
};
afterEach(() => shell.close());

const press = (name: string) => shell.user.click(screen.getByRole('button', { name }));
const ask = async (email: string) => {
  await shell.user.type(screen.getByLabelText('Email'), email);
  await press('Send link');
};

describe('ForgotPasswordPage', () => {
  beforeEach(() => {
    clubWith({ sendsMail: true });
    server.returns('forgotPassword', () => ({ status: 202 }));
  });

  it('takes over the address that was typed into the sign-in form', async () => {
    await open('/auth');
    await shell.user.type(await screen.findByLabelText('Email Address'), 'pat@families.example');
    await shell.user.click(screen.getByRole('link', { name: 'Forgot password?' }));
    expect(await screen.findByLabelText('Email')).toHaveValue('pat@families.example');
    expect(shell.place.address).toBe('/forgot-password');
    expect(document.title).toBe('Forgot your password? · Touchline FC');
  });

  it('does not take over a username', async () => {
    await open('/auth');
    await shell.user.type(await screen.findByLabelText('Email Address'), 'the-goalie');
    await shell.user.click(screen.getByRole('link', { name: 'Forgot password?' }));
    expect(await screen.findByLabelText('Email')).toHaveValue('');
  });

  it.each(['parent@touchline.example', 'nobody@families.example'])('says the same of %s', async (email) => {
    await open();
    await expectNoBarriers();
    await ask(email);
    const heading = await screen.findByRole('heading', { level: 1, name: 'Check your mail' });
    expect(heading).toHaveFocus();
    expect(screen.getByText(/^If an account uses/)).toHaveTextContent(
      `If an account uses ${email}, a mail with a link is on its way. The link works for 30 minutes.`,
    );
    expect(screen.getByText(/spam folder/)).toBeVisible();
    expect(screen.getByRole('link', { name: /office@touchline.example/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send again' })).toBeDisabled();
    expect(server.sent('forgotPassword')).toEqual([{ email }]);
    await expectNoBarriers();
  });

  it('sends one request when it is pressed twice', async () => {
    await open();
    const release = server.hold('forgotPassword');
    await ask('pat@families.example');
    await shell.user.click(await screen.findByRole('button', { name: 'Sending...' }));
    await shell.user.type(screen.getByLabelText('Email'), '{Enter}');
    release();
    await screen.findByText('Check your mail');
    expect(server.sent('forgotPassword')).toHaveLength(1);
  });

  it('requires an email', async () => {
    await open();
    await ask('pat');
    expect(await screen.findByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address');
    expect(server.requested()).not.toContain('forgotPassword');
  });

  it('keeps the address if the request fails', async () => {
    await open();
    server.fail('forgotPassword', 503, 'The server is resting');
    await ask('pat@families.example');
    expect(await screen.findByRole('alert')).toHaveTextContent('The server is resting');
    expect(screen.getByLabelText('Email')).toHaveValue('pat@families.example');
  });

  it('lets the user type another address', async () => {
    await open();
    await ask('pat@families.exampel');
    await shell.user.click(await screen.findByRole('button', { name: 'Use another address' }));
    expect(await screen.findByLabelText('Email')).toHaveValue('pat@families.exampel');
  });

  it('works for signed-in users', async () => {
    shell = shellAt('/forgot-password', 'parent');
    localStorage.setItem('touchline.session', 'yes');
    expect(await screen.findByLabelText('Email')).toBeVisible();
    await waitFor(() => expect(shell.place.address).toBe('/forgot-password'));
  });
});

it('ForgotPasswordPage says whom to ask if the club cannot send mail', async () => {
  await open();
  expect(screen.getByText('This club cannot send mail yet. Ask an admin to set a new password for you.')).toBeVisible();
  expect(screen.getByRole('link', { name: /020 7946 0000/ })).toBeVisible();
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
});
