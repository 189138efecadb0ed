import { jest } from '@jest/globals';
import { clubWith, expectNoBarriers, screen, server, waitFor } from '@touchline/testing';
import { forgetUser } from '../session/browser-memory.ts';
import { shellAt } from '../test/shell-at.tsx';

let shell: ReturnType<typeof shellAt>;
const open = async (address: string) => {
  shell = shellAt(address);
  await screen.findByRole('tab', { name: 'Sign In' });
};
afterEach(() => shell.close());

const field = (label: string) => screen.getByLabelText(label, { exact: true });
const press = (name: string) => shell.user.click(screen.getByRole('button', { name }));
const type = async (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) await shell.user.type(field(label), value);
};
const registration = {
  'Full Name': 'Ana Bell',
  Email: 'ana@example.org',
  Password: 'long enough',
  'Confirm Password': 'long enough',
};

it('AuthPage shows the club’s name, the features and a hint for new parents', async () => {
  clubWith({ name: 'Riverside FC' });
  await open('/auth');
  expect(screen.getByRole('heading', { level: 1, name: 'Riverside FC' })).toBeVisible();
  expect(screen.getByText('RSVP system for games and events')).toBeVisible();
  expect(screen.getByText(/find and claim your child from the dashboard after registering/)).toBeVisible();
  expect(document.title).toBe('Sign In · Riverside FC');
  await expectNoBarriers();
});

it('AuthPage shows the club’s crest, in the page and in the browser’s tab', async () => {
  clubWith({ crestUrl: '/api/club/crest?v=1' });
  await open('/auth');
  expect(document.querySelector('main img')).toHaveAttribute('src', '/api/club/crest?v=1');
  const links = () => [...document.head.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href')]);
  expect(links()).toEqual([
    ['icon', '/api/club/crest?v=1'],
    ['apple-touch-icon', '/api/club/crest?v=1'],
  ]);
  shell.close();
  expect(links()).toEqual([]);
});

it('AuthPage gives Touchline’s mark in the browser’s tab the club’s colour', async () => {
  clubWith({ colour: '#b3121d' });
  await open('/auth');
  expect(document.head.querySelector('link')?.href).toContain(encodeURIComponent('fill="#b3121d"'));
});

describe('TryDemo', () => {
  it('is offered only if the server says so', async () => {
    clubWith({ offersDemo: false });
    await open('/auth');
    expect(await screen.findByText('Touchline FC')).toBeVisible();
    expect(screen.queryByText(/demo/i)).not.toBeInTheDocument();
  });

  it('is not offered by a server that has not responded yet', async () => {
    server.away();
    await open('/auth');
    expect(await screen.findByText('The server cannot be reached')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Try the demo/ })).not.toBeInTheDocument();
  });

  // jsdom cannot load the page that follows.
  it('stores the demo’s flag and user in the browser', async () => {
    await open('/auth');
    await press('Try the demo as a parent');
    await waitFor(() => expect(localStorage.getItem('touchline.demo')).toBe('on'));
    expect(localStorage.getItem('touchline.demo.user')).toBe('3');
    await press('Try the demo as an admin');
    await waitFor(() => expect(localStorage.getItem('touchline.demo.user')).toBe('1'));
    expect(server.requested()).toEqual(['getClub']);
  });

  it('says that the browser’s storage is full', async () => {
    await open('/auth');
    const full = new DOMException('Full', 'QuotaExceededError');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw full;
    });
    await press('Try the demo as a parent');
    expect(await screen.findByRole('alert')).toHaveTextContent('storage is full or turned off');
    jest.restoreAllMocks();
    expect(localStorage.getItem('touchline.demo')).toBeNull();
  });

  it('keeps the demo’s data when a user signs out of the club', async () => {
    await open('/auth');
    await press('Try the demo as a parent');
    await waitFor(() => expect(localStorage.getItem('touchline.demo')).toBe('on'));
    const club = localStorage.getItem('touchline.demo.club');
    forgetUser();
    expect(localStorage.getItem('touchline.demo')).toBe('on');
    expect(localStorage.getItem('touchline.demo.club')).toBe(club);
  });
});

describe('SignInForm', () => {
  it('requires username and password before it sends a request', async () => {
    await open('/auth');
    await press('Sign In');
    expect(await screen.findAllByText('Username is required')).not.toHaveLength(0);
    expect(screen.getAllByText('Password is required')).not.toHaveLength(0);
    expect(server.requested()).not.toContain('login');
  });

  // Covers ASVS 6.2.7.
  it('can be filled in by a password manager', async () => {
    await open('/auth');
    expect(field('Email Address')).toHaveAttribute('autocomplete', 'username');
    expect(field('Password')).toHaveAttribute('autocomplete', 'current-password');
    expect(field('Email Address')).toHaveAccessibleDescription('Your email address is your username');
  });

  it('shows the server’s message below the form', async () => {
    await open('/auth');
    await type({ 'Email Address': 'parent@touchline.example', Password: 'wrong' });
    await press('Sign In');
    const sentence = 'Could not log in with email "parent@touchline.example". Please check for typos.';
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(await screen.findByText('Login failed')).toBeVisible();
    expect(shell.place.address).toBe('/auth');
  });

  it('signs in and opens the requested page', async () => {
    await open('/auth?next=%2Fadd-child');
    await type({ 'Email Address': ' parent@touchline.example', Password: 'touchline' });
    await press('Sign In');
    await waitFor(() => expect(shell.place.address).toBe('/add-child'));
    expect(server.sent('login')).toEqual([{ username: 'parent@touchline.example', password: 'touchline' }]);
    expect(screen.getByText('Login successful')).toBeVisible();
  });
});

describe('RegisterForm', () => {
  it.each([
    ['a name', { 'Full Name': 'A' }, 'Full name is required'],
    ['an email', { Email: 'ana@' }, 'Please enter a valid email address'],
    ['an email without spaces', { Email: 'ana b@example.org' }, 'Email cannot contain spaces when used as username'],
    ["a password of the club's length", { Password: 'short' }, 'Password must be at least 8 characters'],
    ['the same password twice', { 'Confirm Password': 'another one' }, 'Passwords do not match'],
  ])('requires %s', async (_what, wrong, message) => {
    clubWith({ passwordMinLength: 8 });
    await open('/auth?tab=register');
    await type({ ...registration, ...wrong });
    await press('Register');
    expect(await screen.findAllByText(message)).not.toHaveLength(0);
    expect(server.requested()).not.toContain('register');
  });

  it('registers with the email as username and opens the dashboard', async () => {
    await open('/auth?tab=register&next=%2Fadd-child');
    await type(registration);
    await press('Register');
    await waitFor(() => expect(shell.place.address).toBe('/dashboard'));
    expect(server.sent('register')).toEqual([
      {
        username: 'ana@example.org',
        email: 'ana@example.org',
        password: 'long enough',
        fullName: 'Ana Bell',
        isParent: true,
      },
    ]);
    expect(screen.getByText('Registration successful')).toBeVisible();
  });

  it('says that a mail was sent if the club sends mail', async () => {
    clubWith({ sendsMail: true });
    await open('/auth?tab=register');
    await type(registration);
    await press('Register');
    expect(await screen.findByText(/Open the link in the mail that we sent to ana@example.org/)).toBeVisible();
  });

  it('links to the club’s privacy notice', async () => {
    clubWith({ privacyUrl: 'https://club.example/privacy' });
    await open('/auth?tab=register');
    const link = screen.getByRole('link', { name: 'Privacy notice (opens a new tab)' });
    expect(link).toHaveAttribute('href', 'https://club.example/privacy');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expectNoBarriers();
  });

  it('says how long a password must be before it is typed', async () => {
    await open('/auth?tab=register');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('At least 6 characters');
  });

  it('shows why the server refuses a password below Password', async () => {
    await open('/auth?tab=register');
    server.fail('register', 400, 'Very common', { errors: { password: 'Very common' } });
    await type(registration);
    await press('Register');
    await waitFor(() => expect(field('Password')).toHaveAccessibleDescription(/Very common/));
    expect(field('Password')).toHaveFocus();
    expect(field('Full Name')).toHaveValue('Ana Bell');
    await expectNoBarriers();
  });

  it('says that the email already has an account', async () => {
    const taken = 'An account with this email already exists. Try signing in instead.';
    await open('/auth?tab=register');
    await type({ ...registration, Email: 'parent@touchline.example' });
    await press('Register');
    expect(await screen.findByRole('alert')).toHaveTextContent(taken);
  });
});
