import { type Page } from '@playwright/test';
import writeExcelFile from 'write-excel-file/node';
import { createFamily, createParent, unique } from '../support/club-data.ts';
import { longDay } from '../support/formats.ts';
import { expect, expectSound, expectToast, journey, signIn } from '../support/journey.ts';

const admin = 'admin@touchline.example';

journey('an admin imports a roster of another system', async ({ page }) => {
  const { team } = await createFamily('Ada');
  const { email } = await createParent();
  const surname = unique('Brook').replace(' ', '');
  await signIn(page, admin, '/admin/import?type=children');
  await choose(page, [
    ['First', 'Last', 'Birthdate', 'Gender', 'Jersey Number', 'Team', 'P1 Email Address', 'Non-Player'],
    ['Nia', surname, '5/4/2014', 'F', '7', team.name, email, ''],
    ['Leo', surname, '6/9/2015', 'M', 'eight', team.name, email, ''],
    ['Dana', surname, '', 'F', '', team.name, '', 'Yes'],
  ]);

  await journey.step('the page sees that the workbook names teams, and takes it to the rosters', async () => {
    await page.getByRole('button', { name: 'Import Under Rosters' }).click();
    await expect(page.getByRole('tab', { name: 'Rosters', selected: true })).toBeVisible();
  });

  const columns = page.getByRole('region', { name: 'Columns' }).filter({ visible: true });
  await journey.step('the columns are recognized, with values as they will be imported', async () => {
    await expect(columns.getByRole('combobox', { name: 'Name, second column' })).toHaveAccessibleDescription(
      `Nia ${surname} · Leo ${surname}`,
    );
    await expect(columns.getByText('Not imported: Gender.')).toBeVisible();
    await expect(columns.getByText('Rows marked as Non-Player are left out: 1')).toBeVisible();
    await expectSound(page);
  });

  await journey.step('one question remains, and the answer says what follows', async () => {
    const button = page.getByRole('button', { name: 'Import Data' }).filter({ visible: true });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription('Say how the dates are written.');
    await page.getByRole('radio', { name: `Month first: 5/4/2014 is ${longDay('2014-05-04')}` }).check();
    await button.click();
    await expectToast(page, 'Successfully imported 2 items with 0 errors and 0 skipped.');
  });

  await journey.step('the results have the lines of the workbook and what was left out', async () => {
    await expect(page.getByRole('region', { name: 'Results of roster.xlsx' })).toBeVisible();
    await page.getByRole('button', { name: 'Notes (1)' }).click();
    const rows = page.getByRole('list', { name: 'Rows of the file' }).getByRole('listitem');
    await expect(rows).toHaveText([/Line 3 · .*Left out: jerseyNumber "eight"/]);
    await expectSound(page);
  });

  await page.goto(`/admin/teams/${team.id}`);
  await expect(page.getByText(`Nia ${surname}`).filter({ visible: true }).first()).toBeVisible();
});

/** Chooses an XLSX file with these rows. */
async function choose(page: Page, rows: string[][]): Promise<void> {
  const cells = rows.map((row) => row.map((value) => ({ value })));
  const buffer = await writeExcelFile([{ sheet: 'Roster', data: cells }]).toBuffer();
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const picker = page.getByLabel(/CSV file/).filter({ visible: true });
  await picker.setInputFiles({ name: 'roster.xlsx', mimeType, buffer });
}
