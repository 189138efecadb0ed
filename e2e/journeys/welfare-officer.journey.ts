import { createFamily } from '../support/club-data.ts';
import { expect, expectSound, expectToast, journey, signIn } from '../support/journey.ts';

journey(
  'an admin appoints a welfare officer, who reads the audit log and manages nothing',
  { tag: '@desktop' },
  async ({ page, newSession }) => {
    const family = await createFamily('Wilma');
    const [child] = family.children as [{ id: number; name: string }];
    const officer = await newSession();

    await journey.step('the role takes the password of the admin', async () => {
      await signIn(page, 'admin@touchline.example', `/admin/manage-users?search=${family.email}`);
      await page.getByRole('button', { name: 'Actions for Alex Moreno' }).click();
      await page.getByRole('menuitem', { name: 'Edit User' }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit User' });
      await expect(dialog.getByLabel('Your Password', { exact: true })).toHaveCount(0);
      await dialog.getByRole('checkbox', { name: /^Welfare Officer/ }).check();
      await dialog.getByLabel('Your Password', { exact: true }).fill('touchline');
      await expectSound(page);
      await dialog.getByRole('button', { name: 'Save Changes' }).click();
      await expectToast(page, 'User updated successfully');
      await page.getByRole('tab', { name: 'Welfare Officers 1' }).click();
      await expect(page.getByRole('row').filter({ hasText: family.email })).toContainText('Welfare Officer');
      await expectSound(page);
    });

    await journey.step('the officer reads the log, and filters it by the names in it', async () => {
      await signIn(officer, family.email);
      const admin = officer.getByRole('list', { name: 'Admin' });
      await expect(admin.getByRole('link')).toHaveText(['Audit Log']);
      await admin.getByRole('link', { name: 'Audit Log' }).click();
      const entries = officer.getByRole('main').getByRole('listitem');
      await expect(officer.getByRole('combobox', { name: 'Who did it' })).toHaveCount(0);
      await entries.getByRole('link', { name: child.name }).first().click();
      await expect(officer).toHaveURL(new RegExp(`about=child-${child.id}`));
      await expect(entries.filter({ hasNotText: child.name })).toHaveCount(0);
      await expectSound(officer);
      await officer.reload();
      await officer.getByRole('button', { name: `Remove Whom it concerns: ${child.name}` }).click();
      await expect(officer).toHaveURL(/\/admin\/audit$/);
      await officer.goBack();
      await expect(officer.getByRole('heading', { level: 1, name: 'Audit Log' })).toBeVisible();
    });

    await journey.step('nothing else of the admin pages opens', async () => {
      for (const path of ['manage-users', 'manage-teams', 'manage-children', 'club', 'mail', 'teams/1']) {
        await officer.goto(`/admin/${path}`);
        await expect(officer.getByText('You do not have permission to access this area.')).toBeVisible();
      }
      await expectSound(officer);
      for (const path of ['/api/users', '/api/children/all', '/api/retention']) {
        expect((await officer.request.get(path)).status()).toBe(403);
      }
    });
  },
);
