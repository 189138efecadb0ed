import { createFamily } from '../support/club-data.ts';
import { expect, expectSound, expectToast, journey, signIn } from '../support/journey.ts';

journey(
  'an admin corrects a player, merges a second record into it, and the family sees both',
  { tag: '@desktop' },
  async ({ page, browser }) => {
    const family = await createFamily('Tessa');
    const [child] = family.children as [{ id: number; name: string }];
    const [wrong, right, double] = [child.name, `${child.name}x`, child.name.replace('Tessa', 'Tessá')];
    await signIn(page, 'admin@touchline.example', '/admin/manage-children');

    await journey.step('the name is corrected', async () => {
      await page.getByRole('main').getByRole('searchbox').fill(wrong);
      await page.getByRole('button', { name: `Actions for ${wrong}` }).click();
      await page.getByRole('menuitem', { name: 'Edit Player' }).click();
      const form = page.getByRole('dialog', { name: 'Edit Player' });
      await form.getByLabel('Name', { exact: true }).fill(right);
      await expectSound(page);
      await form.getByRole('button', { name: 'Save Changes' }).click();
      await expectToast(page, 'Player corrected');
      await page.getByRole('main').getByRole('searchbox').fill(right);
      await expect(page.getByRole('rowheader', { name: right, exact: true })).toBeVisible();
    });

    await journey.step('a second record of the child is merged', async () => {
      const added = await page.request.post('/api/children', { data: { name: double, dateOfBirth: '2015-03-14' } });
      const second = (await added.json()) as { id: number };
      await page.goto('/admin/manage-children?tab=duplicates');
      await page.getByRole('button', { name: new RegExp(`^Merge.*${right}`) }).click();
      const dialog = page.getByRole('dialog', { name: 'Merge Records' });
      await expect(dialog.getByRole('radio', { name: right })).toBeChecked();
      await expect(dialog.getByText(`ID ${second.id} ends and cannot be restored.`)).toBeVisible();
      await expectSound(page);
      await dialog.getByRole('button', { name: 'Merge Records' }).click();
      await expectToast(page, 'Records merged');
      await expect(page.getByRole('button', { name: new RegExp(`^Merge.*${right}`) })).toHaveCount(0);
    });

    await journey.step('the parent reads of both at the bell and in the child’s menu', async () => {
      const parent = await browser.newPage();
      await signIn(parent, family.email);
      await parent.getByRole('button', { name: /^Notifications/ }).click();
      const panel = parent.getByRole('dialog', { name: 'Notifications' });
      await expect(panel.getByText('Two records of Tessa are one now').first()).toBeVisible();
      await expect(panel.getByText('The record of Tessa was corrected').first()).toBeVisible();
      await expectSound(parent);
      await parent.keyboard.press('Escape');
      await parent.getByRole('button', { name: `Actions for ${right}` }).click();
      await parent.getByRole('menuitem', { name: 'Corrections' }).click();
      const history = parent.getByRole('dialog', { name: `Corrections of ${right}` });
      await expect(
        history.getByText(new RegExp(`Corrected by an admin .* name from “${wrong}” to “${right}”`)),
      ).toBeVisible();
      await expect(history.getByText(/^Merged with another record by an admin/)).toBeVisible();
      await expectSound(parent);
      await parent.close();
    });
  },
);
