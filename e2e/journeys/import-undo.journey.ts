import { createParent, createUnclaimedChild, unique } from '../support/club-data.ts';
import { expect, expectSound, expectToast, journey, signIn } from '../support/journey.ts';

const admin = 'admin@touchline.example';
const born = '2015-01-02';

journey(
  'an admin looks at a file before the import, decides on a near name, and undoes the import',
  async ({ page }) => {
    const { email } = await createParent();
    const surname = unique('Kestrel').replace(' ', '');
    const file = `${unique('players').replace(' ', '-')}.csv`;
    await createUnclaimedChild(`Mia ${surname}`, born);
    const rows = [`Ada ${surname},2014-06-05,${email}`, `Mia ${surname}e,${born},`, `Leo ${surname},31/02/2015,`];
    await signIn(page, admin, '/admin/import?type=children');
    await page
      .getByLabel(/CSV file/)
      .filter({ visible: true })
      .setInputFiles({
        name: file,
        mimeType: 'text/csv',
        buffer: Buffer.from(['name,dateOfBirth,parentEmail', ...rows].join('\n')),
      });
    const importButton = page.getByRole('button', { name: 'Import Data' }).filter({ visible: true });
    const previewButton = page.getByRole('button', { name: 'Preview', exact: true }).filter({ visible: true });
    const preview = page.getByRole('region', { name: `Preview of ${file}` });

    await journey.step('the preview says what the import would do, and imports nothing', async () => {
      await previewButton.click();
      await expect(preview.getByText('1 new, 1 to decide, 1 error.')).toBeVisible();
      await expect(importButton).toHaveAccessibleDescription('1 row is not decided yet and will not be imported.');
      await expectSound(page);
    });

    await journey.step('the near name means another player', async () => {
      const question = page.getByRole('group', { name: `Line 3: Mia ${surname}e` });
      await expect(question.getByRole('radio')).toHaveCount(3);
      await question.getByRole('radio', { name: 'A new player' }).check();
      await previewButton.click();
      await expect(preview.getByText('2 new, 1 error.')).toBeVisible();
      await preview.getByRole('button', { name: 'New (2)' }).click();
      await expect(preview.getByRole('listitem')).toHaveText([`Ada ${surname}Line 2`, `Mia ${surname}eLine 3`]);
      await expectSound(page);
    });

    await journey.step('the import does what the preview has shown', async () => {
      await importButton.click();
      await expectToast(page, 'Successfully imported 2 items with 1 errors and 0 skipped.');
      await expect(page.getByRole('button', { name: 'Undo This Import' })).toBeVisible();
      await expectSound(page);
    });

    const entry = page.getByRole('article', { name: `Children from ${file}` });
    await journey.step('a later visit finds it under Recent Imports', async () => {
      await page.goto('/admin/import');
      await expect(entry).toContainText('2 added');
      await entry.getByRole('button', { name: 'Undo…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Undo this import?' });
      await expect(dialog.getByText('All 2 rows will be undone.')).toBeVisible();
      await expectSound(page);
      await dialog.getByRole('button', { name: 'Undo Import' }).click();
      await expectToast(page, '2 rows are undone.');
      await expect(entry).toContainText('Undone on');
      await expect(entry.getByRole('button')).toHaveCount(0);
      await expectSound(page);
    });

    await page.goto(`/admin/manage-children?search=${surname}`);
    await expect(page.getByText(`Mia ${surname}`, { exact: true }).filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByText(`Ada ${surname}`)).toHaveCount(0);
  },
);
