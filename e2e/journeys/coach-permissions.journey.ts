import { expect, expectSound, journey, signIn } from '../support/journey.ts';

journey(
  'a coach sees only the actions a coach may take, and is told why other pages are closed',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'coach@touchline.example', '/admin/manage-users');
    await expect(page.getByText('You do not have permission to access this area.')).toBeVisible();
    await expect(page.getByRole('link', { name: /Manage Users|^Users$/ })).toHaveCount(0);
    await expectSound(page);

    await page.goto('/admin/manage-children');
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add New Player' })).toBeVisible();
    await expectSound(page);

    await page.goto('/admin/manage-teams');
    await page.getByRole('searchbox').fill('U12 Lions');
    await page.getByRole('button', { name: 'Actions for U12 Lions' }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Details', 'Edit']);
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox').fill('Riverside Junior League');
    await page.getByRole('tab', { name: /^Leagues/ }).click();
    await expect(page.getByRole('heading', { name: 'Riverside Junior League' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Edit|Delete) / })).toHaveCount(0);
    await expectSound(page);

    await page.goto('/admin/teams/2147483647');
    await expect(page.getByRole('heading', { name: 'Team Not Found' })).toBeVisible();
    await expectSound(page);
  },
);
