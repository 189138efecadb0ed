import { readFile } from 'node:fs/promises';
import { createFamily } from '../support/club-data.ts';
import { expect, expectSound, expectToast, journey, signIn } from '../support/journey.ts';

journey(
  'an admin reads who did what, filters it, follows a link and downloads it',
  { tag: '@desktop' },
  async ({ page }) => {
    const family = await createFamily('Audrey');
    const [child] = family.children as [{ id: number; name: string }];
    await signIn(page, 'admin@touchline.example');
    // More than a page.
    for (let n = 0; n < 26; n++) {
      await page.request.patch(`/api/children/${child.id}`, { data: { shortName: 'Audie' } });
      await page.request.patch(`/api/children/${child.id}`, { data: { shortName: 'Audrey' } });
    }
    const entries = page.getByRole('main').getByRole('listitem');

    await journey.step('the newest acts come first', async () => {
      await page.getByRole('link', { name: 'Audit Log' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Audit Log' })).toBeVisible();
      // Other journeys act at the same time.
      await expect(entries.filter({ hasText: `corrected the short name of ${child.name}` }).first()).toBeVisible();
      await expectSound(page);
      await page.getByRole('button', { name: 'Show older' }).click();
      await expect.poll(() => entries.count()).toBeGreaterThan(50);
    });

    await journey.step('filters find what concerns a player, and stay in the address', async () => {
      await page.getByRole('combobox', { name: 'Whom it concerns' }).fill(child.name);
      await page.getByRole('option', { name: new RegExp(`^${child.name}.*Player`) }).click();
      await expect(page).toHaveURL(new RegExp(`about=child-${child.id}`));
      await page.getByRole('combobox', { name: 'What kind' }).selectOption('Players and guardians');
      await expect(entries.filter({ hasNotText: child.name })).toHaveCount(0);
      await page.reload();
      await expect(entries.first()).toContainText(child.name);
      await expect(page.getByRole('combobox', { name: 'Whom it concerns' })).toHaveValue(new RegExp(child.name));
      await expectSound(page);
    });

    await journey.step('a link leads to the player, and Back to the filtered log', async () => {
      await entries.first().getByRole('link', { name: child.name }).click();
      await expect(page.getByRole('rowheader', { name: child.name, exact: true })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/group=players/);
      await expect(entries.first()).toContainText(child.name);
    });

    await journey.step('the download takes the password', async () => {
      await page.getByRole('button', { name: 'Download' }).click();
      const dialog = page.getByRole('dialog', { name: 'Download Audit Log' });
      await dialog.getByLabel('Current Password', { exact: true }).fill('wrong');
      await dialog.getByRole('button', { name: 'Download' }).click();
      await expect(dialog.getByText('Current password is incorrect')).toBeVisible();
      await expectSound(page);
      await dialog.getByLabel('Current Password', { exact: true }).fill('touchline');
      const saving = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Download' }).click();
      const file = await saving;
      await expectToast(page, 'File downloaded');
      expect(file.suggestedFilename()).toMatch(/^touchline-audit-\d{4}-\d\d-\d\d\.csv$/);
      const text = await readFile(await file.path(), 'utf8');
      expect(text).toMatch(/^\uFEFFid,time,utc,who,what,group,action\n/);
      expect(text).toContain(`corrected the short name of ${child.name}`);
      await page.goto(`/admin/audit?about=child-${child.id}`);
      await expect(entries.first()).toContainText(`downloaded the audit log about ${child.name}`);
    });
  },
);
