import { exportTypes, todayIn } from '@touchline/domain';
import { expectNoBarriers, renderPage, screen, server, waitFor, within } from '@touchline/testing';
import { watchDownloads } from '../test/downloads.ts';
import { ExportPanel } from './export.panel.tsx';

const today = todayIn('Europe/London');

async function open(list: string) {
  const page = renderPage(<ExportPanel />, { as: 'admin' });
  await page.user.click(await screen.findByRole('button', { name: `Download ${list}` }));
  const dialog = within(await screen.findByRole('dialog', { name: `Download ${list}` }));
  const download = async () => {
    await page.user.type(dialog.getByLabelText('Current Password'), 'touchline');
    await page.user.click(dialog.getByRole('button', { name: 'Download' }));
  };
  return { ...page, dialog, download };
}

describe('ExportPanel', () => {
  it('offers each list', async () => {
    renderPage(<ExportPanel />, { as: 'admin' });
    const list = within(await screen.findByRole('list', { name: 'Lists to export' }));
    expect(list.getAllByRole('button', { name: /^Download / })).toHaveLength(exportTypes.length);
    expect(list.getByText('Every guardian with the child and email.')).toBeVisible();
    await expectNoBarriers();
  });

  it('saves a list as CSV with the own password', async () => {
    server.returns('exportData', () => ({ body: 'name,ageGroup\nHarbour League,U12\n' }));
    const saved = watchDownloads();
    const { dialog, download } = await open('Leagues');
    await expectNoBarriers();
    await download();
    await waitFor(() => expect(saved.size).toBe(1));
    expect(server.sent('exportData')).toEqual([{ currentPassword: 'touchline' }]);
    expect(await saved.get(`touchline-leagues-${today}.csv`)).toBe('name,ageGroup\nHarbour League,U12\n');
    expect(await screen.findByText(/opens in every spreadsheet/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Download' })).not.toBeInTheDocument();
  });

  it('saves a list as an Excel file', async () => {
    server.returns('exportData', () => ({ body: 'name,ageGroup\nHarbour League,U12\n' }));
    const saved = watchDownloads();
    const { dialog, download, user } = await open('Leagues');
    await user.click(dialog.getByRole('radio', { name: /^Excel/ }));
    await download();
    await waitFor(() => expect(saved.size).toBe(1));
    // Zip archives begin like this.
    expect(await saved.get(`touchline-leagues-${today}.xlsx`)).toMatch(/^PK/);
  });

  it('says in the dialog what was wrong', async () => {
    server.returns('exportData', () => ({
      status: 400,
      body: { message: 'x', errors: { currentPassword: 'Current password is incorrect' } },
    }));
    const { dialog, download } = await open('Guardians');
    await download();
    expect(await dialog.findByText('Current password is incorrect')).toBeVisible();
  });

  it('says that the demo has no export', async () => {
    const { dialog, download } = await open('Rosters');
    await download();
    expect(await dialog.findByText('This is not available in the demo')).toBeVisible();
  });
});
