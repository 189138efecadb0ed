import { jest } from '@jest/globals';
import { openChangeFeed } from '@touchline/app-core';
import { type Person, screen, server, waitFor, within } from '@touchline/testing';
import { act } from '@testing-library/react';
import { shellAt } from './test/shell-at.tsx';

let shell: ReturnType<typeof shellAt>;
const open = (address: string, as?: Person) => (shell = shellAt(address, as));
const isAt = (address: string) => waitFor(() => expect(shell.place.address).toBe(address));
afterEach(() => shell.close());

// jsdom shows the page as on a phone: the sidebar is there, but not displayed.
const sidebar = async () => within(await screen.findByRole('navigation', { name: 'Main', hidden: true }));
const linkOf = (label: string) => ({ name: label, hidden: true });
const bottomBar = async () => within(await screen.findByRole('navigation', { name: 'Bottom bar' }));

const remember = () => localStorage.setItem('touchline.session', 'yes');

/** Who is signed in has changed there. */
function tellFromAnotherTab() {
  const feed = openChangeFeed();
  feed.join({ changed: () => undefined, returned: () => undefined })(['auth']);
  feed.close();
}

/** 'Profile' leads to the profile first, and opens the menu there. */
async function openUserMenu() {
  await shell.user.click((await bottomBar()).getByRole('link', { name: 'Profile' }));
  await isAt('/profile');
  await shell.user.click((await bottomBar()).getByRole('button', { name: 'Profile' }));
  return bottomBar();
}

async function logOut() {
  const bar = await openUserMenu();
  await shell.user.click(bar.getByRole('button', { name: 'Logout' }));
}

it('says that it is connecting until the server has said who this is', () => {
  open('/dashboard');
  expect(screen.getByText('Loading...')).toBeVisible();
  expect(screen.getByText('Please wait while we connect to the server')).toBeVisible();
});

describe('a guest', () => {
  it('is asked to sign in, and where the way led is kept', async () => {
    open('/admin/teams/7?tab=players');
    await isAt(`/auth?next=${encodeURIComponent('/admin/teams/7?tab=players')}`);
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(screen.queryByText('Session expired')).toBeNull();
  });

  it('finds the sign-in page at / and under its other name', async () => {
    open('/login?next=%2Fadd-child');
    await isAt('/auth?next=%2Fadd-child');
    shell.close();
    open('/');
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(shell.place.address).toBe('/');
  });

  it.each(['/', '/auth', '/login'])('is not asked for at %s, so that no call is refused', async (address) => {
    open(address);
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(server.asked()).toEqual(['getClub']);
  });

  it('whose cookie outlived the memory of it finds a page where it was', async () => {
    open('/dashboard', 'parent');
    expect((await bottomBar()).getByRole('link', { name: 'Home' })).toBeVisible();
    expect(shell.place.address).toBe('/dashboard');
  });

  it('comes in when signing in in another tab', async () => {
    open('/auth');
    await screen.findByRole('button', { name: 'Sign In' });
    const body = { username: 'parent@touchline.example', password: 'touchline' };
    await shell.transport({ method: 'POST', path: '/api/auth/login', body });
    remember();
    tellFromAnotherTab();
    await isAt('/dashboard');
  });

  it('is told when a page does not exist', async () => {
    open('/nonsense');
    expect(await screen.findByText('404 Page Not Found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
  });

  it('who was signed in before reads that the session has expired', async () => {
    remember();
    open('/dashboard');
    expect(await screen.findByText('Session expired')).toBeVisible();
    expect(screen.getByText('Please log in again')).toBeVisible();
    expect(localStorage.getItem('touchline.session')).toBeNull();
  });
});

describe('somebody who is signed in', () => {
  it.each(['/', '/auth'])('is led from %s to the dashboard', async (address) => {
    remember();
    open(address, 'parent');
    await isAt('/dashboard');
  });

  it('sees the destinations of a parent, and no others', async () => {
    open('/dashboard', 'parent');
    const main = await sidebar();
    expect(main.getByRole('link', linkOf('Dashboard'))).toHaveAttribute('aria-current', 'page');
    expect(main.queryByRole('link', linkOf('Manage Teams'))).toBeNull();
    expect(screen.getByText('Pat Keller')).toBeInTheDocument();
  });

  it('sees as a coach what staff see', async () => {
    open('/dashboard', 'coach');
    const main = await sidebar();
    expect(main.getByRole('link', linkOf('Manage Fixtures'))).toBeInTheDocument();
    expect(screen.getByText('Coach')).toBeInTheDocument();
  });

  it('sees at a page below a destination where that is', async () => {
    open('/admin/teams/7', 'coach');
    expect((await sidebar()).getByRole('link', linkOf('Manage Teams'))).toHaveAttribute('aria-current', 'page');
  });

  it.each([
    ['a parent', 'parent', '/admin/manage-teams'],
    ['a coach', 'coach', '/admin/manage-users'],
  ] as const)('reads as %s why %s is not shown', async (_who, role, address) => {
    open(address, role);
    expect(await screen.findByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
    const sentence =
      'You do not have permission to access this area. Please contact an administrator if you believe this is an error.';
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  });

  it('is led away from importing, unless an admin', async () => {
    open('/admin/import', 'coach');
    await isAt('/dashboard');
  });

  it('keeps the navigation when an application cannot be loaded, and may try again', async () => {
    open('/dashboard', 'parent');
    expect(await screen.findByText('This part of Touchline could not be loaded')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    expect((await bottomBar()).getByRole('link', { name: 'Home' })).toBeVisible();
  });

  it('opens the profile, and there opens and closes the user menu of phones', async () => {
    open('/dashboard', 'parent');
    const bar = await openUserMenu();
    const menu = () => bar.queryByRole('group', { name: 'User Menu' });
    const press = () => shell.user.click(bar.getByRole('button', { name: 'Profile' }));
    expect(menu()).toBeVisible();
    expect(bar.getByRole('button', { name: 'Profile' })).toHaveAttribute('aria-expanded', 'true');
    await press();
    expect(menu()).toBeNull();
    await press();
    await shell.user.keyboard('{Escape}');
    expect(menu()).toBeNull();
    await press();
    await shell.user.click(document.body);
    expect(menu()).toBeNull();
    await press();
    await shell.user.click(bar.getByRole('link', { name: 'View Profile' }));
    expect(menu()).toBeNull();
    expect(shell.place.address).toBe('/profile');
  });

  it('opens the admin tools of phones as staff', async () => {
    open('/dashboard', 'admin');
    const bar = await bottomBar();
    await shell.user.click(bar.getByRole('button', { name: 'Admin' }));
    const tools = within(bar.getByRole('group', { name: 'Admin Tools' }));
    const links = tools.getAllByRole('link').map(({ textContent }) => textContent);
    const all = ['Manage Users', 'Manage Teams', 'Manage Fixtures', 'Announcements', 'Manage Players', 'Import Data'];
    expect(links).toEqual(all);
    await shell.user.click(tools.getByRole('link', { name: 'Manage Teams' }));
    await isAt('/admin/manage-teams');
    expect(screen.queryByRole('group', { name: 'Admin Tools' })).toBeNull();
  });
});

describe('signing out', () => {
  const me = () => shell.transport({ method: 'GET', path: '/api/auth/me' });

  it('elsewhere is noticed when a page that the browser kept is shown again', async () => {
    remember();
    open('/dashboard', 'parent');
    await bottomBar();
    localStorage.clear();
    await shell.transport({ method: 'POST', path: '/api/auth/logout' });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(screen.queryByText('Session expired')).toBeNull();
  });

  it('elsewhere is no expired session, also while that tab still waits for the answer', async () => {
    remember();
    open('/dashboard', 'parent');
    await bottomBar();
    localStorage.setItem('touchline.leaving', 'yes');
    await shell.transport({ method: 'POST', path: '/api/auth/logout' });
    tellFromAnotherTab();
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(screen.queryByText('Session expired')).toBeNull();
  });

  it('is known in the browser before the server has answered', async () => {
    open('/dashboard', 'parent');
    const bar = await openUserMenu();
    const answer = server.hold('logout');
    await shell.user.click(bar.getByRole('button', { name: 'Logout' }));
    expect(localStorage.getItem('touchline.leaving')).not.toBeNull();
    answer();
    await isAt('/auth');
    expect(localStorage.getItem('touchline.leaving')).toBeNull();
  });

  it('ends the session on the server, then clears what is ours in the browser', async () => {
    localStorage.setItem('somebody.else', 'stays');
    open('/dashboard', 'parent');
    await logOut();
    await isAt('/auth');
    expect(await screen.findByText('You have been successfully logged out')).toBeVisible();
    expect({ ...localStorage }).toEqual({ 'somebody.else': 'stays' });
    expect(server.asked().at(-1)).toBe('logout');
    expect(await me()).toMatchObject({ status: 401 });
  });

  it('also when the server does not answer', async () => {
    server.fail('logout', 0);
    open('/dashboard', 'parent');
    await logOut();
    await isAt('/auth');
    expect(await screen.findByText('Redirecting to login page...')).toBeVisible();
  });

  it('which the server did not hear of is told to it at the next start, before anything else', async () => {
    localStorage.setItem('touchline.leaving', 'yes');
    server.fail('logout', 0);
    open('/dashboard', 'parent');
    await isAt(`/auth?next=${encodeURIComponent('/dashboard')}`);
    expect(server.asked()).toEqual(['getClub', 'logout']);
    expect(localStorage.getItem('touchline.leaving')).not.toBeNull();
    shell.close();
    open('/', 'parent');
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(localStorage.getItem('touchline.leaving')).toBeNull();
    expect(await me()).toMatchObject({ status: 401 });
  });

  it.each(['/logout', '/admin/logout/now'])('is what the address %s does', async (address) => {
    remember();
    open(address, 'parent');
    await isAt('/');
    // Not who this is: the answer would come between.
    expect(server.asked()).toEqual(['getClub', 'logout']);
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
  });
});

describe('when the server does not answer at start', () => {
  beforeEach(() => server.away());

  it('says so, and goes on when it does', async () => {
    open('/dashboard', 'parent');
    expect(await screen.findByText('The server cannot be reached')).toBeVisible();
    server.back();
    await shell.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect((await bottomBar()).getByRole('link', { name: 'Home' })).toBeVisible();
  });

  it('asks again by itself, and when the network returns', async () => {
    open('/dashboard', 'parent');
    await screen.findByText('The server cannot be reached');
    server.back();
    window.dispatchEvent(new Event('online'));
    expect((await bottomBar()).getByRole('link', { name: 'Home' })).toBeVisible();
  });

  it('asks ever less often', async () => {
    jest.useFakeTimers();
    open('/dashboard');
    const asked = () => server.asked().filter((operation) => operation === 'getClub').length;
    const counts = [];
    for (const seconds of [4, 2, 8, 3, 18, 3, 37, 4, 61, 61]) {
      await act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
      counts.push(asked());
    }
    jest.useRealTimers();
    expect(counts).toEqual([1, 2, 2, 3, 3, 4, 4, 5, 6, 7]);
  });

  it('still shows the sign-in page, with a notice', async () => {
    open('/auth');
    expect(await screen.findByText('The server cannot be reached')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeVisible();
  });
});
