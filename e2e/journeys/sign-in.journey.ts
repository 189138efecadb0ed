import { expect, expectSound, journey } from '../support/journey.ts';
import { tablet } from '../support/viewports.ts';

journey('a guest is asked to sign in, reads what is wrong, and reaches the requested page', async ({ page }) => {
  await page.goto('/nonsense');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expectSound(page, tablet);
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expectSound(page, tablet);

  await page.goto('/add-child');
  await expect(page).toHaveURL('/auth?next=%2Fadd-child');
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Full name is required').first()).toBeVisible();
  await expectSound(page, tablet);
  await page.getByRole('tab', { name: 'Sign In' }).click();
  await page.getByLabel('Email Address').fill('parent@touchline.example');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please check for typos.' })).toBeVisible();
  await expectSound(page, tablet);
  await page.getByLabel('Password', { exact: true }).fill('touchline');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/add-child');
  await expect(page.getByRole('heading', { level: 1, name: 'Add a Child' })).toBeVisible();
});
