import { createFamily, createUnclaimedChild, unique } from '../support/club-data.ts';
import { expect, expectSound, expectToast, journey, signIn } from '../support/journey.ts';

journey('a parent searches for a child, claims it and removes it again', async ({ page }, { project }) => {
  // Similar names would be ambiguous where this runs at two widths at the same time.
  const name = unique(`Mia ${project.name} Moreno`);
  await createUnclaimedChild(name, '2015-03-14');
  const family = await createFamily();
  await signIn(page, family.email);
  await expectSound(page);

  await page.getByRole('button', { name: 'Find My Child' }).click();
  const dialog = page.getByRole('dialog', { name: 'Find Child' });
  await dialog.getByLabel("Child's Full Name").fill('Nobody Known');
  await dialog.getByLabel('Date of Birth').fill('2015-03-14');
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Search' }).click();
  await expect(dialog.getByText("We couldn't find your child. Please contact an administrator.")).toBeVisible();
  await expectSound(page);

  await dialog.getByLabel("Child's Full Name").fill(`${name}x`);
  await dialog.getByRole('button', { name: 'Search' }).click();
  await expect(dialog.getByText('Possible match')).toBeVisible();
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Claim Child' }).click();
  await expectToast(page, 'Child claimed successfully');
  await expect(page.getByRole('article', { name })).toBeVisible();

  // The card moves when the events above it have arrived, and its menu would move with it.
  await expect(page.getByRole('main').getByText('Loading...')).toHaveCount(0);
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Remove from My Account' }).click();
  await expectSound(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expectToast(page, 'Child has been removed successfully');
  await expect(page.getByRole('button', { name: 'Find My Child' })).toBeVisible();
});
