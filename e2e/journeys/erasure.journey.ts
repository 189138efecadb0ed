import { createFamily } from '../support/club-data.ts';
import { expect, expectSound, expectToast, journey, signIn } from '../support/journey.ts';

journey(
  'a parent asks to delete a child, and an admin removes it and deletes it for good',
  { tag: '@desktop' },
  async ({ page, newSession }) => {
    const family = await createFamily('Nora', 'Leo');
    const [nora] = family.children as [{ id: number; name: string }];
    const parent = await newSession();

    await journey.step('the parent asks, and a notice says so on the card', async () => {
      await signIn(parent, family.email);
      await parent.getByRole('button', { name: `Actions for ${nora.name}` }).click();
      await parent.getByRole('menuitem', { name: 'Ask to Delete for Good…' }).click();
      const dialog = parent.getByRole('dialog', { name: 'Delete Nora for good?' });
      await expectSound(parent);
      await dialog.getByLabel('Current Password', { exact: true }).fill('touchline');
      await dialog.getByRole('button', { name: 'Ask to Delete' }).click();
      await expectToast(parent, 'Request sent');
      await expect(parent.getByText(/^You asked to delete Nora for good on .* An admin decides\.$/)).toBeVisible();
      await expectSound(parent);
    });

    await journey.step('the admin is told, and removes the player first', async () => {
      await signIn(page, 'admin@touchline.example');
      await page.getByRole('link', { name: /players? to delete for good$/ }).click();
      const card = page.getByRole('list', { name: 'Asked to Delete' }).getByRole('listitem');
      await expect(card.filter({ hasText: nora.name })).toContainText('Asked by Alex Moreno.');
      await expectSound(page);
      await page.getByRole('button', { name: `Remove Player… ${nora.name}` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Player' }).click();
      await expect(page.getByRole('button', { name: `Delete for Good… ${nora.name}` })).toBeFocused();
    });

    await journey.step('the admin reads what goes, types the name and deletes the player', async () => {
      await page.getByRole('button', { name: `Delete for Good… ${nora.name}` }).click();
      const dialog = page.getByRole('dialog', { name: `Delete ${nora.name} for good?` });
      await expect(dialog.getByText('Name, date of birth and 1 team.')).toBeVisible();
      await dialog.getByLabel('Player’s Name').fill('Leo');
      await dialog.getByLabel('Your Password', { exact: true }).fill('touchline');
      await dialog.getByRole('button', { name: 'Delete for Good' }).click();
      await expect(dialog.getByText('This is not the player’s name')).toBeVisible();
      await expectSound(page);
      await dialog.getByLabel('Player’s Name').fill(nora.name.toUpperCase());
      await dialog.getByRole('button', { name: 'Delete for Good' }).click();
      await expectToast(page, `${nora.name} has been deleted for good.`);
      await expect(page.getByRole('button', { name: new RegExp(nora.name) })).toHaveCount(0);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    });

    await journey.step('no list has the child any more, and the parent keeps the other one', async () => {
      for (const tab of ['all', 'unregistered']) {
        await page.goto(`/admin/manage-children?tab=${tab}&search=${encodeURIComponent(nora.name)}`);
        await expect(page.getByRole('heading', { name: 'No players found' })).toBeVisible();
      }
      await parent.reload();
      await expect(parent.getByRole('button', { name: /^Actions for Leo/ })).toBeVisible();
      await expect(parent.getByText(nora.name)).toHaveCount(0);
    });
  },
);
