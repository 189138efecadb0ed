import { type RetentionDto } from '@touchline/api-client';
import { paths } from '@touchline/app-core';
import { addDays, retained, retentionKinds, todayIn, usualPeriods } from '@touchline/domain';
import { expectNoBarriers, renderPage, screen, server, waitFor, within } from '@touchline/testing';
import { app } from '../../app.tsx';
import './retention.panel.tsx';

const none = { unregisteredPlayers: 0, unusedAccounts: 0, events: 0, auditLog: 0, announcements: 0, contactLookups: 0 };
const today = todayIn('Europe/London');

/** Opens the page of a club that keeps data like this. */
async function open(fields: Partial<RetentionDto> = {}, tried: Partial<RetentionDto['old']> = {}) {
  const state: RetentionDto = {
    periods: usualPeriods,
    old: none,
    warned: { players: 0, accounts: 0 },
    startsOn: addDays(today, -9),
    waitsFor: null,
    ...fields,
  };
  server.returns('getRetention', ({ path }) => {
    const isTried = new URL(path, 'http://club').searchParams.size > 0;
    return { body: structuredClone({ ...state, old: isTried ? { ...state.old, ...tried } : state.old }) };
  });
  server.returns('setRetention', ({ body }) => ({
    body: structuredClone(Object.assign(state, { periods: body as RetentionDto['periods'] })),
  }));
  const page = renderPage(app, { as: 'admin', at: `${paths.club}?tab=data` });
  await screen.findByRole('button', { name: 'Save' });
  return page;
}
const field = (label: RegExp) => screen.getByRole('spinbutton', { name: label });
const save = () => screen.getByRole('button', { name: 'Save' });
const dialog = async () => within(await screen.findByRole('alertdialog', { name: 'Keep data for a shorter time?' }));

describe('RetentionPanel', () => {
  it('shows each period with its unit, the usual value and what is older now', async () => {
    await open({ old: { ...none, events: 1234, auditLog: 10_000 } });
    const labels = screen
      .getAllByRole('spinbutton')
      .map((input) => (input as HTMLInputElement).labels![0]!.textContent);
    expect(labels).toEqual(retained.map((kind) => `${retentionKinds[kind].title} (${retentionKinds[kind].unit}s)`));
    expect(field(/^Events/)).toHaveValue(3);
    expect(field(/^Events/)).toHaveAccessibleDescription(
      'Seasons after the season of the event. Usually 3. Older now: 1,234.',
    );
    expect(field(/^Entries of the audit log/)).toHaveAccessibleDescription(/Usually 36\. Older now: 10,000 or more\.$/);
    expect(screen.getByText('No player and no account is about to be deleted.')).toBeVisible();
    expect(screen.queryByText(/^Nothing is deleted/)).not.toBeInTheDocument();
    expect(save()).toBeDisabled();
    await expectNoBarriers();
  });

  it('says who will be deleted, and what keeps it from beginning', async () => {
    await open({ warned: { players: 3, accounts: 1 }, startsOn: '2199-01-02', waitsFor: 'delivery' });
    expect(screen.getByText(/^3 players and 1 account will be deleted unless/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See who has left' })).toHaveAttribute(
      'href',
      `${paths.manageChildren}?tab=unregistered`,
    );
    expect(screen.getByText('Nothing is deleted before Wed, Jan 2, 2199.')).toBeVisible();
    expect(screen.getByText(/^Nothing is deleted while mail is paused/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Mail' })).toHaveAttribute('href', paths.mail);
  });

  it('says that people wait while the server sends no mail', async () => {
    await open({ waitsFor: 'mail', startsOn: today });
    expect(screen.getByText(/^Players and accounts wait, because this server sends no mail/)).toBeVisible();
    expect(screen.queryByText(/^Nothing is deleted/)).not.toBeInTheDocument();
  });

  it('saves longer periods at once', async () => {
    const { user, toasts } = await open();
    await user.clear(field(/^Announcements/));
    await user.type(field(/^Announcements/), '36');
    await user.click(save());
    await waitFor(() => expect(toasts).toEqual([{ title: 'Data settings saved' }]));
    expect(server.sent('setRetention')).toEqual([{ ...usualPeriods, announcements: 36 }]);
    expect(field(/^Announcements/)).toHaveValue(36);
    expect(save()).toBeDisabled();
  });

  it('asks before a period becomes shorter, with what would be older', async () => {
    const { user, toasts } = await open({}, { announcements: 12 });
    await user.clear(field(/^Announcements/));
    await user.type(field(/^Announcements/), '6');
    await user.clear(field(/^Entries of the audit log/));
    await user.type(field(/^Entries of the audit log/), '48');
    await user.click(save());
    const question = await dialog();
    expect(question.getByText('Nothing is deleted for 7 days. Until then, you can change this again.')).toBeVisible();
    expect(await question.findByText('6 months instead of 24. Older: 12.')).toBeVisible();
    expect(question.queryByText(/^48/)).not.toBeInTheDocument();
    await expectNoBarriers();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(server.sent('setRetention')).toEqual([]);
    await user.click(save());
    await waitFor(async () => expect((await dialog()).getByRole('button', { name: 'Save' })).toBeEnabled());
    server.fail('setRetention', 503, 'The server is away');
    await user.click((await dialog()).getByRole('button', { name: 'Save' }));
    expect(await (await dialog()).findByText('The server is away')).toBeVisible();
    await user.click((await dialog()).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Data settings saved' }]));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(server.sent('setRetention').at(-1)).toEqual({ ...usualPeriods, announcements: 6, auditLog: 48 });
  });

  it('tries again to count what would be older, and saves nothing before', async () => {
    const { user } = await open();
    await user.clear(field(/^Events/));
    await user.type(field(/^Events/), '1');
    server.fail('getRetention', 503);
    await user.click(save());
    const question = await dialog();
    const retry = await question.findByRole('button', { name: 'Try again' });
    expect(question.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.click(retry);
    expect(await question.findByText('1 season instead of 3. Older: 0.')).toBeVisible();
  });

  it.each(['1', '121', '2.5', ''])('explains why %j is no period', async (typed) => {
    const { user } = await open();
    await user.clear(field(/^Players/));
    if (typed) await user.type(field(/^Players/), typed);
    await user.click(save());
    await waitFor(() => expect(field(/^Players/)).toHaveAccessibleDescription(/Must be a whole number from 2 to 120$/));
    expect(server.sent('setRetention')).toEqual([]);
  });

  it('asks before changes are discarded or left, and keeps them for the other tab', async () => {
    const { user, where } = await open();
    await user.type(field(/^Events/), '1');
    await user.click(screen.getByRole('tab', { name: 'General' }));
    expect(await screen.findByLabelText('Name')).toBeVisible();
    await user.type(screen.getByLabelText('Name'), 'X');
    await user.click(screen.getByRole('tab', { name: 'Data' }));
    expect(where()).toBe(`${paths.club}?tab=data`);
    expect(field(/^Events/)).toHaveValue(31);
    await user.click(screen.getByRole('link', { name: 'Home' }));
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
    expect(field(/^Events/)).toHaveValue(3);
  });

  it('says that loading failed and tries again', async () => {
    server.fail('getRetention', 503);
    const { user } = renderPage(app, { as: 'admin', at: `${paths.club}?tab=data` });
    expect(await screen.findByText('Error loading how long data is kept. Please try again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing is deleted in the demo')).toBeVisible();
  });

  it('says that the demo deletes nothing', async () => {
    renderPage(app, { as: 'admin', at: `${paths.club}?tab=data` });
    expect(await screen.findByText('Nothing is deleted in the demo')).toBeVisible();
    expect(screen.getByText('This is not available in the demo')).toBeVisible();
  });
});
