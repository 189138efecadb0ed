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

/** Announces a change of the session, as another tab does. */
function announceFromAnotherTab() {
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

it('RouteMap shows that it is connecting until the server has returned the session', () => {
  open('/dashboard');
  expect(screen.getByText('Loading...')).toBeVisible();
  expect(screen.getByText('Please wait while we connect to the server')).toBeVisible();
});

describe('RouteMap for a guest', () => {
  it('opens the sign-in page and keeps the requested address', async () => {
    open('/admin/teams/7?tab=players');
    await isAt(`/auth?next=${encodeURIComponent('/admin/teams/7?tab=players')}`);
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(screen.queryByText('Session expired')).toBeNull();
  });

  it('shows the sign-in page at / and redirects /login', async () => {
    open('/login?next=%2Fadd-child');
    await isAt('/auth?next=%2Fadd-child');
    shell.close();
    open('/');
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(shell.place.address).toBe('/');
  });

  it.each(['/', '/auth', '/login'])('does not request the session at %s', async (address) => {
    open(address);
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(server.requested()).toEqual(['getClub']);
  });

  it('shows the page if the cookie has outlived the browser’s memory', async () => {
    open('/dashboard', 'parent');
    expect((await bottomBar()).getByRole('link', { name: /^Home/ })).toBeVisible();
    expect(shell.place.address).toBe('/dashboard');
  });

  it('opens the dashboard after signing in in another tab', async () => {
    open('/auth');
    await screen.findByRole('button', { name: 'Sign In' });
    const body = { username: 'parent@touchline.example', password: 'touchline' };
    await shell.transport({ method: 'POST', path: '/api/auth/login', body });
    remember();
    announceFromAnotherTab();
    await isAt('/dashboard');
  });

  it('shows that a page does not exist', async () => {
    open('/nonsense');
    expect(await screen.findByText('404 Page Not Found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
  });

  it('shows that the session has expired', async () => {
    remember();
    open('/dashboard');
    expect(await screen.findByText('Session expired')).toBeVisible();
    expect(screen.getByText('Please log in again')).toBeVisible();
    expect(localStorage.getItem('touchline.session')).toBeNull();
  });
});

describe('RouteMap for a signed-in user', () => {
  it.each(['/', '/auth'])('redirects %s to the dashboard', async (address) => {
    remember();
    open(address, 'parent');
    await isAt('/dashboard');
  });

  it('shows a parent’s destinations to a parent', async () => {
    open('/dashboard', 'parent');
    const main = await sidebar();
    // The number of unanswered events becomes a part of the name.
    const dashboard = main.getByRole('link', { name: /^Dashboard/, hidden: true });
    expect(dashboard).toHaveAttribute('aria-current', 'page');
    expect(main.queryByRole('link', linkOf('Manage Teams'))).toBeNull();
    expect(screen.getByText('Pat Keller')).toBeInTheDocument();
  });

  it('shows staff destinations to a coach', async () => {
    open('/dashboard', 'coach');
    const main = await sidebar();
    expect(main.getByRole('link', linkOf('Manage Fixtures'))).toBeInTheDocument();
    expect(screen.getByText('Coach')).toBeInTheDocument();
  });

  it('marks the destination of a page below it', async () => {
    open('/admin/teams/7', 'coach');
    expect((await sidebar()).getByRole('link', linkOf('Manage Teams'))).toHaveAttribute('aria-current', 'page');
  });

  it.each([
    ['a parent', 'parent', '/admin/manage-teams'],
    ['a coach', 'coach', '/admin/manage-users'],
  ] as const)('denies %s access to %s', async (_who, role, address) => {
    open(address, role);
    expect(await screen.findByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
    const sentence =
      'You do not have permission to access this area. Please contact an administrator if you believe this is an error.';
    expect(screen.getByText(sentence)).toBeVisible();
    expect(within(screen.getByRole('main')).getAllByRole('heading')).toHaveLength(1);
    expect(screen.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  });

  it('redirects a coach from the import page to the dashboard', async () => {
    open('/admin/import', 'coach');
    await isAt('/dashboard');
  });

  it('shows the navigation and Retry when an app cannot be loaded', async () => {
    open('/dashboard', 'parent');
    expect(await screen.findByText('This part of Touchline did not load')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    expect((await bottomBar()).getByRole('link', { name: /^Home/ })).toBeVisible();
  });

  it('opens the profile and, pressed again, toggles the user menu on phones', async () => {
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

  it('opens the admin tools on phones for staff', async () => {
    open('/dashboard', 'admin');
    const bar = await bottomBar();
    await shell.user.click(bar.getByRole('button', { name: 'Admin' }));
    const tools = within(bar.getByRole('group', { name: 'Admin Tools' }));
    const links = tools.getAllByRole('link').map(({ textContent }) => textContent);
    const manage = ['Manage Users', 'Manage Teams', 'Manage Fixtures', 'Announcements', 'Manage Players'];
    const all = [...manage, 'Import Data', 'Mail', 'Audit Log', 'Club'];
    expect(links).toEqual(all);
    await shell.user.click(tools.getByRole('link', { name: 'Manage Teams' }));
    await isAt('/admin/manage-teams');
    expect(screen.queryByRole('group', { name: 'Admin Tools' })).toBeNull();
  });
});

describe('sign-out', () => {
  const me = () => shell.transport({ method: 'GET', path: '/api/auth/me' });

  it('in another tab is noticed when a restored page is shown again', async () => {
    remember();
    open('/dashboard', 'parent');
    await bottomBar();
    localStorage.clear();
    await shell.transport({ method: 'POST', path: '/api/auth/logout' });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(screen.queryByText('Session expired')).toBeNull();
  });

  it('in another tab does not show an expired session, even before the server has responded', async () => {
    remember();
    open('/dashboard', 'parent');
    await bottomBar();
    localStorage.setItem('touchline.leaving', 'yes');
    await shell.transport({ method: 'POST', path: '/api/auth/logout' });
    announceFromAnotherTab();
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(screen.queryByText('Session expired')).toBeNull();
  });

  it('is remembered in the browser before the server has responded', async () => {
    open('/dashboard', 'parent');
    const bar = await openUserMenu();
    const release = server.hold('logout');
    await shell.user.click(bar.getByRole('button', { name: 'Logout' }));
    expect(localStorage.getItem('touchline.leaving')).not.toBeNull();
    release();
    await isAt('/auth');
    expect(localStorage.getItem('touchline.leaving')).toBeNull();
  });

  // Covers ASVS 14.3.1.
  it('ends the session on the server, then clears our keys in the browser', async () => {
    localStorage.setItem('other.app', 'stays');
    open('/dashboard', 'parent');
    await logOut();
    await isAt('/auth');
    expect(await screen.findByText('You have been successfully logged out')).toBeVisible();
    // The server shows the club to everybody.
    expect(Object.keys(localStorage).toSorted()).toEqual(['other.app', 'touchline.club']);
    expect(server.requested().at(-1)).toBe('logout');
    expect(await me()).toMatchObject({ status: 401 });
  });

  // Covers ASVS 14.3.1.
  it('opens the sign-in page even if the server is unreachable', async () => {
    server.fail('logout', 0);
    open('/dashboard', 'parent');
    await logOut();
    await isAt('/auth');
    expect(await screen.findByText('Redirecting to login page...')).toBeVisible();
  });

  it('that the server has missed is repeated at the next start, before any other request for the session', async () => {
    localStorage.setItem('touchline.leaving', 'yes');
    server.fail('logout', 0);
    open('/dashboard', 'parent');
    await isAt(`/auth?next=${encodeURIComponent('/dashboard')}`);
    expect(server.requested()).toEqual(['getClub', 'logout']);
    expect(localStorage.getItem('touchline.leaving')).not.toBeNull();
    shell.close();
    open('/', 'parent');
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(localStorage.getItem('touchline.leaving')).toBeNull();
    expect(await me()).toMatchObject({ status: 401 });
  });

  it.each(['/logout', '/admin/logout/now'])('is done by the address %s', async (address) => {
    remember();
    open(address, 'parent');
    await isAt('/');
    // Not getMe, because its response would interfere.
    expect(server.requested()).toEqual(['getClub', 'logout']);
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
  });
});

describe('RouteMap with an unreachable server', () => {
  beforeEach(() => server.away());

  it('says so, and shows the page after Retry', async () => {
    open('/dashboard', 'parent');
    expect(await screen.findByText('The server cannot be reached')).toBeVisible();
    server.back();
    await shell.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect((await bottomBar()).getByRole('link', { name: /^Home/ })).toBeVisible();
  });

  it('retries when the network returns', async () => {
    open('/dashboard', 'parent');
    await screen.findByText('The server cannot be reached');
    server.back();
    window.dispatchEvent(new Event('online'));
    expect((await bottomBar()).getByRole('link', { name: /^Home/ })).toBeVisible();
  });

  it('doubles the pause between retries', async () => {
    jest.useFakeTimers();
    open('/dashboard');
    const requests = () => server.requested().filter((operation) => operation === 'getClub').length;
    const counts = [];
    for (const seconds of [4, 2, 8, 3, 18, 3, 37, 4, 61, 61]) {
      await act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
      counts.push(requests());
    }
    jest.useRealTimers();
    expect(counts).toEqual([1, 2, 2, 3, 3, 4, 4, 5, 6, 7]);
  });

  it('shows the sign-in page with a notice', async () => {
    open('/auth');
    expect(await screen.findByText('The server cannot be reached')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeVisible();
  });
});
