import { createFamily } from '../support/club-data.ts';
import { expect, expectSound, expectToast, journey, signIn } from '../support/journey.ts';

journey('a parent edits the profile, changes the password and opens the teams', async ({ page }) => {
  const family = await createFamily('Leo Moreno');
  await signIn(page, family.email, '/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Full Name').fill('Alex Moreno-Brown');
  await expectSound(page);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Profile updated');
  await expect(page.getByRole('heading', { name: 'Alex Moreno-Brown' })).toBeVisible();

  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByLabel('Current Password', { exact: true }).fill('touchline');
  await page.getByLabel('New Password', { exact: true }).fill('battery staple');
  await page.getByLabel('Confirm New Password', { exact: true }).fill('battery staple');
  await expectSound(page);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expectToast(page, 'Password changed');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Alex Moreno-Brown' })).toBeVisible();

  await page.goto(`/teams?search=${encodeURIComponent(family.team.name)}`);
  const team = page.getByRole('article', { name: family.team.name });
  await expect(team.getByText(family.children[0]!.name)).toBeVisible();
  await expectSound(page);
});
