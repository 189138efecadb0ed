import { eventPath, paths, teamPath } from '@touchline/app-core';
import {
  anAdmin,
  aWelfareOfficer,
  buildChild,
  club,
  expectNoBarriers,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@touchline/testing';
import { app } from '../app.tsx';

const open = (search = '') => renderPage(app, { as: 'admin', at: paths.audit + search });
const entries = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const sentences = () => entries().map((text) => text.replace(/^.*?[AP]M/, ''));
const log = (rows: { action: string; subjectId?: number; at?: string; details?: object; actorId?: number }[]) =>
  club().arrange((data) => {
    data.auditLog = rows.map((row, index) => ({
      id: index + 1,
      at: '2026-03-02T12:00:00.000Z',
      actorId: 1,
      subjectId: null,
      details: {},
      ...row,
    })) as typeof data.auditLog;
  });

describe('AuditLogPage', () => {
  it('shows what was done by days, with links', async () => {
    const { id } = buildChild({ name: 'Ada Park' });
    log([
      { action: 'child.restore', subjectId: id, at: '2026-03-01T23:30:00.000Z' },
      { action: 'mail.test', at: '2026-03-02T19:02:00.000Z' },
    ]);
    open();
    expect(await screen.findByRole('heading', { name: 'Mon, Mar 2, 2026' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Sun, Mar 1, 2026' })).toBeVisible();
    expect(entries()).toEqual([
      '7:02 PMAlex Morgan sent a test mail',
      '11:30 PMAlex Morgan restored Ada Park to the club',
    ]);
    const link = screen.getByRole('link', { name: 'Ada Park' });
    expect(link).toHaveAttribute('href', `${paths.manageChildren}?search=Ada%20Park`);
    await expectNoBarriers();
  });

  it('shows older entries on demand, each once', async () => {
    log(
      Array.from({ length: 120 }, (_, n) => ({
        action: 'mail.test',
        at: `2026-03-02T12:${String(n % 60).padStart(2, '0')}:00.000Z`,
      })),
    );
    const { user } = open();
    for (const count of [50, 100, 120]) {
      await waitFor(() => expect(entries()).toHaveLength(count));
      const older = screen.queryByRole('button', { name: 'Show older' });
      if (count === 120) expect(older).not.toBeInTheDocument();
      else await user.click(older!);
    }
  });

  it('filters by kind and days, and keeps the filters in the address', async () => {
    log([
      { action: 'mail.test', at: '2026-03-01T12:00:00.000Z' },
      { action: 'mail.pause', at: '2026-03-02T12:00:00.000Z' },
      { action: 'club.set-crest', at: '2026-03-03T12:00:00.000Z' },
    ]);
    const { user, where } = open();
    await waitFor(() => expect(entries()).toHaveLength(3));
    await user.selectOptions(screen.getByRole('combobox', { name: 'What kind' }), 'Mail');
    await waitFor(() => expect(entries()).toHaveLength(2));
    await user.type(screen.getByLabelText('From'), '2026-03-02');
    await waitFor(() => expect(sentences()).toEqual(['Alex Morgan paused the delivery of mail']));
    expect(where()).toBe(`${paths.audit}?group=mail&from=2026-03-02`);
    await user.type(screen.getByLabelText('To'), '2026-03-01');
    expect(await screen.findByText('The last day cannot be before the first day')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(entries()).toHaveLength(3));
    expect(where()).toBe(paths.audit);
  });

  it('filters by who did it and whom it concerns, found by name', async () => {
    const other = anAdmin({ fullName: 'Robin Vale' });
    const { id } = buildChild({ name: 'Ada Park' });
    log([
      { action: 'child.restore', subjectId: id },
      { action: 'mail.test', actorId: other.id },
      { action: 'user.make-coach', subjectId: other.id },
    ]);
    const { user, where } = open();
    await waitFor(() => expect(entries()).toHaveLength(3));
    await user.type(screen.getByRole('combobox', { name: 'Who did it' }), 'robin');
    await user.click(await screen.findByRole('option', { name: /Robin Vale/ }));
    await waitFor(() => expect(sentences()).toEqual(['Robin Vale sent a test mail']));
    expect(where()).toBe(`${paths.audit}?actor=${other.id}`);
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await user.type(screen.getByRole('combobox', { name: 'Whom it concerns' }), 'ada');
    await user.click(await screen.findByRole('option', { name: /Ada Park/ }));
    await waitFor(() => expect(sentences()).toEqual(['Alex Morgan restored Ada Park to the club']));
    expect(where()).toBe(`${paths.audit}?about=child-${id}`);
  });

  it('knows by the log whom an address selects', async () => {
    // More than a search offers.
    for (let n = 0; n < 25; n++) anAdmin({ fullName: `Admin ${'abcdefghijklmnopqrstuvwxy'[n]}` });
    const { id } = anAdmin({ fullName: 'Zoe Last' });
    log([{ action: 'user.make-coach', subjectId: id }, { action: 'mail.test' }]);
    open(`?about=user-${id}`);
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Whom it concerns' })).toHaveValue('Zoe Last'));
    expect(entries()).toHaveLength(1);
  });

  describe('for a welfare officer', () => {
    const openAsOfficer = (search = '', fields: Parameters<typeof aWelfareOfficer>[0] = {}) =>
      renderPage(app, { as: aWelfareOfficer(fields), at: paths.audit + search });

    it('filters by the names in the log, because the lists of people are not theirs', async () => {
      const { id } = buildChild({ name: 'Ada Park' });
      log([
        { action: 'child.restore', subjectId: id },
        { action: 'mail.test' },
        { action: 'event.delete', actorId: 2 },
      ]);
      const { user, where } = openAsOfficer();
      await waitFor(() => expect(entries()).toHaveLength(3));
      expect(screen.queryByRole('combobox', { name: 'Who did it' })).not.toBeInTheDocument();
      expect(screen.queryByRole('combobox', { name: 'Whom it concerns' })).not.toBeInTheDocument();
      await expectNoBarriers();
      await user.click(screen.getAllByRole('link', { name: 'Alex Morgan' })[0]!);
      await waitFor(() => expect(entries()).toHaveLength(2));
      expect(where()).toBe(`${paths.audit}?actor=1`);
      await user.click(screen.getByRole('button', { name: 'Remove Who did it: Alex Morgan' }));
      await waitFor(() => expect(entries()).toHaveLength(3));
      await user.click(screen.getByRole('link', { name: 'Ada Park' }));
      await waitFor(() => expect(sentences()).toEqual(['Alex Morgan restored Ada Park to the club']));
      expect(where()).toBe(`${paths.audit}?about=child-${id}`);
      expect(server.requested()).not.toContain('listUsers');
      expect(server.requested()).not.toContain('listAllChildren');
    });

    it('has no links to pages that they may not open, but those of a coach who is one', async () => {
      log([
        { action: 'team.update', subjectId: 1 },
        { action: 'event.update', subjectId: 1 },
        { action: 'announcement.create', subjectId: 1 },
      ]);
      const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
      const page = openAsOfficer();
      await waitFor(() => expect(entries()).toHaveLength(3));
      expect(links().filter((href) => href !== paths.dashboard)).toEqual(Array(3).fill(`${paths.audit}?actor=1`));
      page.unmount();
      openAsOfficer('', { isCoach: true });
      await waitFor(() => expect(entries()).toHaveLength(3));
      expect(links()).toEqual(expect.arrayContaining([paths.manageAnnouncements, teamPath(1), eventPath(1)]));
    });

    it('offers the download', async () => {
      log([{ action: 'mail.test' }]);
      openAsOfficer();
      expect(await screen.findByRole('button', { name: 'Download' })).toBeEnabled();
    });
  });

  it('ignores what an edited address has wrong', async () => {
    log([{ action: 'mail.test' }]);
    open('?actor=x&about=team-1&group=money&from=2026-02-30');
    await waitFor(() => expect(entries()).toHaveLength(1));
  });

  it('says that there is nothing', async () => {
    log([]);
    const { user } = open();
    expect(await screen.findByText('What people do in the club will appear here.')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'What kind' }), 'Mail');
    expect(await screen.findByText('Nothing in the log matches these filters.')).toBeVisible();
  });

  it('says that loading failed and tries again, also for older entries', async () => {
    log(Array.from({ length: 60 }, () => ({ action: 'mail.test' })));
    server.fail('listAuditLog', 503);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(entries()).toHaveLength(50));
    server.fail('listAuditLog', 503);
    await user.click(screen.getByRole('button', { name: 'Show older' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(entries()).toHaveLength(60));
  });

  it('asks for the password before a download, and says why there is none', async () => {
    log([{ action: 'mail.test' }]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    const dialog = await screen.findByRole('dialog', { name: 'Download Audit Log' });
    await user.click(within(dialog).getByRole('button', { name: 'Download' }));
    expect(await within(dialog).findByText('Please enter your current password')).toBeVisible();
    await user.type(within(dialog).getByLabelText('Current Password'), 'touchline');
    await user.click(within(dialog).getByRole('button', { name: 'Download' }));
    expect(await within(dialog).findByText('This is not available in the demo')).toBeVisible();
  });
});
