import { type Locator, type Page } from '@playwright/test';
import { createFamily, inDays, unique } from '../../support/club-data.ts';
import { answerFor, expect, expectSound, expectToast, journey, signIn } from '../../support/journey.ts';

const toastOf = (page: Page) => page.locator('[data-ui-toast]');

/** Whether the toast covers any part of the control. */
async function covers(toast: Locator, control: Locator): Promise<boolean> {
  const [one, other] = [(await toast.boundingBox())!, (await control.boundingBox())!];
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

journey(
  'a toast of an answer does not cover the next one, and the newest replaces it',
  { tag: '@both' },
  async ({ page }) => {
    const family = await createFamily('Mia Moreno');
    const titles = ['One', 'Two', 'Three', 'Four'].map(unique);
    for (const [day, title] of titles.entries()) await family.createEvent(title, inDays(day + 1));
    await signIn(page, family.email);
    const choice = (title: string, name: string) =>
      page.getByRole('article', { name: title }).getByRole('radio', { name, exact: true });
    const name = family.children[0]!.name;

    for (const [index, title] of titles.entries()) {
      const isComing = index % 2 === 0;
      await choice(title, isComing ? 'Available' : 'Unavailable').click();
      const text = `${name} marked as ${isComing ? 'available' : 'unavailable'} for this event`;
      await expectToast(page, text);
      await expect(toastOf(page)).toHaveCount(1);
      const next = titles[index + 1];
      if (!next) continue;
      await choice(next, 'Unavailable').scrollIntoViewIfNeeded();
      expect(await covers(toastOf(page), choice(next, 'Available'))).toBe(false);
      expect(await covers(toastOf(page), choice(next, 'Unavailable'))).toBe(false);
    }
    await expectSound(page);
  },
);

journey('one toast names all children that were answered for', async ({ page }) => {
  const family = await createFamily('Mia Moreno', 'Leo Moreno');
  const title = unique('Derby');
  await family.createEvent(title, inDays(2));
  await signIn(page, family.email);
  await answerFor('Both', 'Available', page.getByRole('article', { name: title })).click();
  await page.getByRole('button', { name: 'Mark as available' }).click();
  await expectToast(page, 'Mia and Leo marked as available for this event');
  await expect(toastOf(page)).toHaveCount(1);
});

journey('after saving the profile, signing out is not covered', async ({ page }) => {
  const family = await createFamily('Leo Moreno');
  await signIn(page, family.email, '/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Full Name').fill('Alex Moreno-Brown');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Profile updated');
  const signOut = page.getByRole('main').getByRole('button', { name: /Sign Out|Logout/ });
  await signOut.scrollIntoViewIfNeeded();
  expect(await covers(toastOf(page), signOut)).toBe(false);
});

journey('a toast does not move when a dialog opens', async ({ page }) => {
  const family = await createFamily('Mia Moreno');
  const title = unique('Derby');
  await family.createEvent(title, inDays(2));
  await signIn(page, family.email);
  // An error stays as long as the journey needs.
  await page.route('**/api/availabilities', (route) => route.abort());
  await page.getByRole('article', { name: title }).getByRole('radio', { name: 'Available', exact: true }).click();
  await expect(toastOf(page)).toContainText('Update failed');
  // It slides in.
  await toastOf(page).evaluate((toast) =>
    Promise.all(toast.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  const before = await toastOf(page).boundingBox();
  await page.getByRole('button', { name: 'Find Child' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await toastOf(page).boundingBox()).toEqual(before);
});

journey('an error leaves when its form closes', async ({ page }) => {
  await signIn(page, 'admin@touchline.example', '/admin/manage-teams?tab=leagues');
  const name = unique('Cup');
  const dialog = page.getByRole('dialog', { name: 'Add League' });
  const create = async () => {
    await page.getByRole('button', { name: 'Add League' }).filter({ visible: true }).first().click();
    await dialog.getByLabel('League Name').fill(name);
    await dialog.getByLabel('Age Group').fill('U12');
    await dialog.getByRole('button', { name: 'Create League' }).click();
  };
  await create();
  await expect(dialog).toBeHidden();
  await create();
  // A dialog hides everything else from screen readers and roles, the toast above it included; it is announced nevertheless.
  await expect(toastOf(page)).toContainText('Error creating league');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  await expect(toastOf(page)).toBeHidden();
});
