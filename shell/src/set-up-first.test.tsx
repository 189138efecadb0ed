import { openChangeFeed, paths } from '@touchline/app-core';
import { aCoach, aWelfareOfficer, expectNoBarriers, screen, server, waitFor } from '@touchline/testing';
import { act } from '@testing-library/react';
import { shellAt } from './test/shell-at.tsx';

let shell: ReturnType<typeof shellAt>;
const isAt = (address: string) => waitFor(() => expect(shell.place.address).toBe(address));
const setUpPlace = (next: string) => `${paths.twoStep}?next=${encodeURIComponent(next)}`;
const remember = () => localStorage.setItem('touchline.session', 'yes');
afterEach(() => shell.close());

/** Opens an address for a coach whose club requires a second factor. */
const open = (address: string) => {
  remember();
  shell = shellAt(address, aCoach({ needsSecondFactor: true }));
};

describe('RouteMap for a user who needs a second factor', () => {
  it.each(['/dashboard', '/admin/teams/7?tab=players', '/profile/two-step', `/invitations/${'a'.repeat(43)}`])(
    'leads from %s to its page, and remembers the address',
    async (address) => {
      open(address);
      await isAt(setUpPlace(address));
    },
  );

  it('holds for a welfare officer', async () => {
    remember();
    shell = shellAt(paths.audit, aWelfareOfficer({ needsSecondFactor: true }));
    await isAt(setUpPlace(paths.audit));
  });

  it('leads there after signing in', async () => {
    shell = shellAt('/auth?next=%2Fadd-child');
    await shell.user.type(await screen.findByLabelText('Email Address'), 'parent@touchline.example');
    await shell.user.type(screen.getByLabelText('Password'), 'touchline');
    const me = aCoach({ needsSecondFactor: true });
    server.returns('login', () => ({ body: me }));
    server.returns('getMe', () => ({ body: me }));
    await shell.user.click(screen.getByRole('button', { name: 'Sign In' }));
    await isAt(setUpPlace('/add-child'));
  });

  it('shows neither navigation nor notifications there, and requests nothing that would be denied', async () => {
    open('/dashboard');
    expect(await screen.findByText('This part of Touchline did not load')).toBeVisible();
    expect(screen.queryAllByRole('navigation', { hidden: true })).toEqual([]);
    expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull();
    await server.idle();
    expect(new Set(server.requested())).toEqual(new Set(['getClub', 'getMe']));
    await expectNoBarriers();
  });

  it('offers to sign out', async () => {
    open('/dashboard');
    await shell.user.click(await screen.findByRole('button', { name: 'Sign Out' }));
    await isAt('/auth');
  });

  it('still opens the pages of links in mails', async () => {
    open(`/unsubscribe/${'a'.repeat(43)}`);
    await server.idle();
    expect(shell.place.address).toMatch(/^\/unsubscribe/);
  });

  it('shows the page until the user continues, because it shows the recovery codes', async () => {
    const me = aCoach({ needsSecondFactor: true });
    let needsSecondFactor = true;
    server.returns('getMe', () => ({ body: { ...me, needsSecondFactor } }));
    shell = shellAt('/teams', me);
    await isAt(setUpPlace('/teams'));
    needsSecondFactor = false;
    const feed = openChangeFeed();
    act(() => feed.join({ changed: () => undefined, returned: () => undefined })(['auth']));
    feed.close();
    await server.idle();
    expect(shell.place.address).toBe(setUpPlace('/teams'));
    expect(screen.queryAllByRole('navigation', { hidden: true })).toEqual([]);
  });

  it('opens the requested page when the user continues', async () => {
    remember();
    shell = shellAt(`${paths.auth}?next=${encodeURIComponent('/teams')}`, aCoach({ hasSecondFactor: true }));
    await isAt('/teams');
    expect(await screen.findByRole('navigation', { name: 'Bottom bar' })).toBeVisible();
  });
});
