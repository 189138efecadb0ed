import { aWelfareOfficer, expectNoBarriers, type Person, screen, within } from '@touchline/testing';
import { act, fireEvent } from '@testing-library/react';
import { forgetApp } from '../remotes/load-app.ts';
import { rememberSession } from '../session/browser-memory.ts';
import { shellAt } from '../test/shell-at.tsx';

let shell: ReturnType<typeof shellAt>;
const open = (address: string, as: Person = 'admin') => (shell = shellAt(address, as));
afterEach(() => shell.close());

const bar = async () => within(await screen.findByRole('navigation', { name: 'Bottom bar' }));
const words = (place: Pick<typeof screen, 'getAllByRole'>) =>
  place.getAllByRole('link').map(({ textContent }) => textContent);

it('admin area has its own bottom bar on phones', async () => {
  open('/admin/manage-teams');
  expect(words(await bar())).toEqual(['Users', 'Teams', 'Events', 'Players', 'Announce']);
  expect((await bar()).getByRole('link', { name: 'Teams' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Profile of Alex Morgan' })).toHaveTextContent('AM');
  await expectNoBarriers();
});

it('admin area hides Users from a coach', async () => {
  open('/admin/manage-teams', 'coach');
  expect(words(await bar())).toEqual(['Teams', 'Events', 'Players', 'Announce']);
});

it('admin area keeps the ordinary bottom bar for a parent', async () => {
  open('/admin/manage-teams', 'parent');
  expect(words(await bar())).toEqual(['Home', 'Calendar', 'Teams', 'Profile']);
  expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
});

it('admin area keeps the ordinary bottom bar for a welfare officer, with the audit log', async () => {
  open('/admin/audit', aWelfareOfficer());
  expect(words(await bar())).toEqual(['Home', 'Calendar', 'Teams', 'Audit Log', 'Profile']);
  expect((await bar()).getByRole('link', { name: 'Audit Log' })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
  await expectNoBarriers();
});

describe('code of the admin app', () => {
  beforeEach(() => {
    // Other tests have found out that it cannot be loaded.
    forgetApp('admin_app');
    // Without this, the shell asks nobody who is signed in at an address that it does not know.
    rememberSession();
  });

  it.each(['/admin/manage-teams', '/admin/teams/1', '/admin/no-such-page'])(
    'is not looked for when a parent opens %s',
    async (path) => {
      open(path, 'parent');
      expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Access Denied');
      expect(screen.getByText(/^You do not have permission to access this area/)).toBeVisible();
      expect(fetch).not.toHaveBeenCalled();
    },
  );

  it('is looked for when a welfare officer opens the audit log, and not for what only others may open', async () => {
    open('/admin/manage-users', aWelfareOfficer());
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Access Denied');
    expect(fetch).not.toHaveBeenCalled();
    shell.close();
    open('/admin/audit', aWelfareOfficer());
    await screen.findByRole('heading', { level: 1, name: 'Not available right now' });
    expect(fetch).toHaveBeenCalled();
  });

  it('is looked for when a coach opens an address that the shell does not know', async () => {
    open('/admin/no-such-page', 'coach');
    await screen.findByRole('heading', { level: 1, name: 'Not available right now' });
    expect(fetch).toHaveBeenCalled();
  });
});

// Covers ASVS 7.4.4.
it('admin area has all destinations and Logout in its menu', async () => {
  open('/admin/manage-teams');
  await shell.user.click(await screen.findByRole('button', { name: 'Menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  const main = ['Dashboard', 'Calendar', 'Teams', 'Profile'];
  const admin = [
    'Manage Users',
    'Manage Teams',
    'Manage Fixtures',
    'Announcements',
    'Manage Players',
    'Import Data',
    'Mail',
    'Audit Log',
    'Club',
  ];
  expect(words(menu)).toEqual([...main, ...admin]);
  expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expectNoBarriers();

  await shell.user.click(menu.getByRole('link', { name: 'Manage Fixtures' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(shell.place.address).toBe('/admin/manage-fixtures');
});

it('admin area keeps its menu open when the page arrives', async () => {
  // An earlier test has found out that it cannot be loaded.
  forgetApp('admin_app');
  let lose = (_reason: Error) => {};
  const remotes = new Promise<Response>((_resolve, reject) => (lose = reject));
  shell = shellAt('/admin/manage-teams', 'admin', remotes);
  await shell.user.click(await screen.findByRole('button', { name: 'Menu' }));
  const close = within(await screen.findByRole('dialog', { name: 'Menu' })).getByRole('button', { name: 'Close' });
  lose(new Error('no remotes here'));
  await screen.findByRole('heading', { level: 1, name: 'Not available right now', hidden: true });
  expect(close).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Menu' })).toContainElement(close);
  await shell.user.click(close);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.getElementById('main')).toHaveFocus();
});

describe('bottom bar of the admin area', () => {
  const scrollTo = (y: number) =>
    act(() => {
      Object.assign(window, { scrollY: y });
      window.dispatchEvent(new Event('scroll'));
    });
  const isAway = () =>
    getComputedStyle(screen.getByRole('navigation', { name: 'Bottom bar', hidden: true })).transform.includes('100%');
  afterEach(() => scrollTo(0));

  it('hides while the user scrolls down past 100 px', async () => {
    open('/admin/manage-teams');
    await bar();
    const steps: [number, boolean][] = [
      [90, false],
      [180, true],
      [183, true],
      [181, true],
      [300, true],
      [280, false],
      [320, true],
      [60, false],
    ];
    for (const [y, away] of steps) {
      scrollTo(y);
      expect([y, isAway()]).toEqual([y, away]);
    }
  });

  it('does not move while a pointer is down', async () => {
    open('/admin/manage-teams');
    await bar();
    fireEvent.pointerDown(document.body);
    scrollTo(160);
    expect(isAway()).toBe(false);
    fireEvent.pointerUp(document.body);
    scrollTo(170);
    expect(isAway()).toBe(true);
  });

  it('stays visible on other pages', async () => {
    open('/dashboard');
    await bar();
    scrollTo(400);
    expect(isAway()).toBe(false);
  });
});
