import { aFamily, anUnclaimedChild, inDays } from '../support/family.ts';
import { expect, expectAccessible, expectToast, journey, signIn, unique } from '../support/journey.ts';

journey('a new parent finds the child, claims it, and takes it off again', async ({ page }) => {
  const name = unique('Mia Moreno');
  await anUnclaimedChild(name, '2015-03-14');
  const family = await aFamily();
  await signIn(page, family.email, family.password);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Find My Child' }).click();
  const dialog = page.getByRole('dialog', { name: 'Find Child' });
  await dialog.getByLabel("Child's Full Name").fill('Nobody Known');
  await dialog.getByLabel('Date of Birth').fill('2015-03-14');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Search' }).click();
  await expect(dialog.getByText("We couldn't find your child. Please contact an administrator.")).toBeVisible();
  await expectAccessible(page);

  await dialog.getByLabel("Child's Full Name").fill(`${name}x`);
  await dialog.getByRole('button', { name: 'Search' }).click();
  await expect(dialog.getByText('Possible match')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Claim Child' }).click();
  await expectToast(page, 'Child claimed successfully');
  await expect(page.getByRole('article', { name })).toBeVisible();

  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expectToast(page, 'Child has been removed successfully');
  await expect(page.getByRole('button', { name: 'Find My Child' })).toBeVisible();
});

journey('a person keeps the own profile, changes the password, and looks at the teams', async ({ page }) => {
  const family = await aFamily('Leo Moreno');
  await signIn(page, family.email, family.password);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Full Name').fill('Alex Moreno-Brown');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Profile updated');
  await expect(page.getByRole('heading', { name: 'Alex Moreno-Brown' })).toBeVisible();

  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByLabel('Current Password', { exact: true }).fill(family.password);
  await page.getByLabel('New Password', { exact: true }).fill('battery staple');
  await page.getByLabel('Confirm New Password', { exact: true }).fill('battery staple');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expectToast(page, 'Password changed');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Alex Moreno-Brown' })).toBeVisible();

  await page.goto('/teams');
  const team = page.getByRole('article', { name: family.team.name });
  await expect(team.getByText(family.children[0]!.name)).toBeVisible();
  await expectAccessible(page);
});

journey('an answer given in one tab shows in the other, and a failed one is taken back', async ({ page, context }) => {
  const family = await aFamily('Mia Moreno');
  const title = unique('Derby');
  await family.plan(title, inDays(2));
  await signIn(page, family.email, family.password);
  const other = await context.newPage();
  await other.goto('/calendar');
  await other.goto('/dashboard');
  const half = (tab: typeof page, name: string) =>
    tab.getByRole('article', { name: title }).getByRole('button', { name, exact: true });
  await expect(half(other, 'Available')).toBeVisible();
  await half(page, 'Available').click();
  await expect(half(other, 'Available')).toHaveAttribute('aria-pressed', 'true');

  await other.route('**/api/availabilities', (route) => route.abort());
  await half(other, 'Unavailable').click();
  await expect(other.getByText('Failed to update availability. Please try again.').first()).toBeVisible();
  await expect(half(other, 'Available')).toHaveAttribute('aria-pressed', 'true');
});
