import { type SessionDto } from '@touchline/api-client';
import { paths } from '@touchline/app-core';
import { clubWith, expectNoBarriers, renderPage, screen, server, waitFor, within } from '@touchline/testing';
import { app } from '../app.tsx';

const hour = 60 * 60 * 1000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hour).toISOString();
const aSession = (id: string, fields: Partial<SessionDto> = {}): SessionDto => ({
  id,
  device: 'Safari on iPhone',
  isCurrent: false,
  startedAt: '2026-11-01T10:00:00Z',
  lastUsedAt: hoursAgo(2.5),
  ...fields,
});
const here = aSession('here', { device: 'Firefox on Windows', isCurrent: true, lastUsedAt: hoursAgo(0) });

/** Opens the page of a server with these sessions. */
function open(sessions: SessionDto[]) {
  server.returns('listSessions', () => ({ body: structuredClone(sessions) }));
  server.returns('endSession', () => {
    sessions.pop();
    return { status: 204 };
  });
  server.returns('endOtherSessions', () => {
    sessions.splice(0, sessions.length, here);
    return { status: 204 };
  });
  const page = renderPage(app, { at: paths.devices, as: 'parent' });
  return { ...page, press: async (name: string) => page.user.click(await screen.findByRole('button', { name })) };
}
const items = () => within(screen.getByRole('list', { name: 'Signed In' })).getAllByRole('listitem');

describe('DevicesPage', () => {
  it('lists the devices and marks this one', async () => {
    open([here, aSession('phone'), aSession('old', { device: null })]);
    expect(await screen.findByText('Firefox on Windows')).toBeVisible();
    const [current, phone, unknown] = items();
    expect(current).toHaveTextContent(/^Firefox on WindowsThis deviceSigned in on Nov 1, 2026$/);
    expect(within(current!).queryByRole('button')).toBeNull();
    expect(phone).toHaveTextContent('Safari on iPhoneSigned in on Nov 1, 2026 · Last used 2 hours ago');
    expect(unknown).toHaveTextContent('Unknown device');
    expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
    await expectNoBarriers();
  });

  it('signs out one device, and keeps the focus in the list', async () => {
    const { press, toasts } = open([here, aSession('phone')]);
    await press('Sign out Safari on iPhone');
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
    expect(screen.getByRole('list', { name: 'Signed In' }).parentElement).toHaveFocus();
    expect(toasts).toEqual([{ title: 'Device signed out' }]);
    expect(screen.queryByRole('button', { name: 'Sign Out All Other Devices' })).toBeNull();
  });

  it('signs out all others after asking', async () => {
    const { press, toasts } = open([here, aSession('phone'), aSession('tablet')]);
    await press('Sign Out All Other Devices');
    await expectNoBarriers();
    await press('Sign Out');
    await waitFor(() => expect(items()).toHaveLength(1));
    expect(toasts).toEqual([{ title: 'All other devices signed out' }]);
  });

  it('says why the others were not signed out', async () => {
    const { press } = open([here, aSession('phone')]);
    server.fail('endOtherSessions', 503);
    await press('Sign Out All Other Devices');
    await press('Sign Out');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });

  it('lists anew when a device was signed out elsewhere', async () => {
    const sessions = [here, aSession('phone')];
    const { press, toasts } = open(sessions);
    server.returns('endSession', () => {
      sessions.pop();
      return { status: 404, body: { statusCode: 404, message: 'This device is no longer signed in' } };
    });
    await press('Sign out Safari on iPhone');
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
    expect(toasts).toMatchObject([{ tone: 'danger' }]);
  });

  it('says why they could not be loaded, and tries again', async () => {
    server.fail('listSessions', 503);
    const { press } = open([here]);
    expect(await screen.findByText('Error loading your devices. Please try again.')).toBeVisible();
    await press('Try again');
    expect(await screen.findByText('Firefox on Windows')).toBeVisible();
  });

  it('says that the demo has none', async () => {
    renderPage(app, { at: paths.devices });
    expect(await screen.findByText('This is not available in the demo')).toBeVisible();
  });

  it('tells of the mail about new devices if the club sends mail', async () => {
    open([here]);
    await screen.findByText('Firefox on Windows');
    expect(screen.queryByRole('link', { name: 'Messages' })).toBeNull();
    clubWith({ sendsMail: true });
    open([here]);
    expect(await screen.findByRole('link', { name: 'Messages' })).toHaveAttribute('href', '/profile/messages');
  });
});
