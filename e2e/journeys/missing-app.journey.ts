import { expect, expectAccessible, journey, signIn } from '../support/journey.ts';

journey('while one application cannot be loaded, sign-in, frame and the other application work', async ({ page }) => {
  let isThere = false;
  await page.route('**/remotes/admin-app/**', (route) => (isThere ? route.continue() : route.fulfill({ status: 404 })));

  await signIn(page, 'admin@touchline.example');
  await expect(page.getByRole('heading', { name: 'Upcoming Events', exact: true })).toBeVisible();
  await page.goto('/admin/manage-teams');
  const panel = page.getByRole('alert');
  await expect(panel).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: /Dashboard|Home/ }).first()).toBeVisible();

  isThere = true;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Teams' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'U12 Lions' })).toBeVisible();
});
