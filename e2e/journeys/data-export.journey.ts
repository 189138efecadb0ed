import { readFile } from 'node:fs/promises';
import { type Page } from '@playwright/test';
import readExcelFile from 'read-excel-file/node';
import { expect, expectSound, expectToast, journey, signIn } from '../support/journey.ts';

const columns = ['teamName', 'leagueName', 'ageGroup', 'childName', 'dateOfBirth', 'jerseyNumber', 'position'];

journey(
  'an admin takes the rosters along as CSV, imports them again, and takes them along as Excel',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'admin@touchline.example', '/admin/import?type=team-members');
    await page.getByRole('button', { name: 'Download Rosters' }).click();
    await expectSound(page);

    const csv = await journey.step('the CSV file has a row for each player of each team', async () => {
      const { name, path } = await download(page);
      expect(name).toMatch(/^touchline-rosters-\d{4}-\d\d-\d\d\.csv$/);
      const text = await readFile(path, 'utf8');
      expect(text.split('\n', 1)).toEqual([`\uFEFF${columns.join(',')}`]);
      expect(text).toContain('\nU12 Lions,');
      return { path, rows: text.trim().split('\n').length - 1 };
    });

    await journey.step('the import finds all of its rows', async () => {
      await page
        .getByLabel(/CSV file/)
        .filter({ visible: true })
        .setInputFiles({ name: 'rosters.csv', mimeType: 'text/csv', buffer: await readFile(csv.path) });
      await page.getByRole('button', { name: 'Import Data' }).filter({ visible: true }).click();
      await expectToast(page, `Nothing new in the file: ${csv.rows} skipped.`);
    });

    await journey.step('the Excel file has the same rows, and texts only', async () => {
      await page.getByRole('button', { name: 'Download Rosters' }).click();
      await page
        .getByRole('dialog')
        .getByRole('radio', { name: /^Excel/ })
        .check();
      const { name, path } = await download(page);
      expect(name).toMatch(/\.xlsx$/);
      const [sheet] = await readExcelFile(path);
      const [header, ...rows] = sheet!.data;
      expect(header).toEqual(columns);
      expect(rows).toHaveLength(csv.rows);
      expect(rows.flat().filter((cell) => cell !== null && typeof cell !== 'string')).toEqual([]);
    });

    await journey.step(
      'an Excel file of 10,000 rows needs no worker, which the policy of the page forbids',
      async () => {
        const rows = Array.from({ length: 10_000 }, (_, n) => `Lions,North,U12,Player ${n},2014-05-04,7,\n`);
        const body = `${columns.join(',')}\n${rows.join('')}`;
        await page.route('**/api/exports/rosters', (route) => route.fulfill({ contentType: 'text/csv', body }));
        await page.getByRole('button', { name: 'Download Rosters' }).click();
        await page
          .getByRole('dialog')
          .getByRole('radio', { name: /^Excel/ })
          .check();
        const [sheet] = await readExcelFile((await download(page)).path);
        expect(sheet!.data).toHaveLength(10_001);
      },
    );
  },
);

/** Confirms the open dialog with the password, and waits for the file. */
async function download(page: Page): Promise<{ name: string; path: string }> {
  const dialog = page.getByRole('dialog', { name: 'Download Rosters' });
  await dialog.getByLabel('Current Password', { exact: true }).fill('touchline');
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const file = await saving;
  await expectToast(page, 'File downloaded');
  await expect(dialog).toBeHidden();
  return { name: file.suggestedFilename(), path: await file.path() };
}
