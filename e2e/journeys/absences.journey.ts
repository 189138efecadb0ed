import { createFamily, inDays } from '../support/club-data.ts';
import { answerFor, expect, expectSound, expectToast, journey, signIn } from '../support/journey.ts';

journey('a child is away: nobody asks, staff see it, and an answer counts more', async ({ page, newSession }) => {
  const family = await createFamily('Mia');
  const [mia] = family.children;
  const { id: eventId } = await family.createEvent('Cup', inDays(9));

  await journey.step('a guardian enters the days', async () => {
    await signIn(page, family.email);
    await page.getByRole('button', { name: `Actions for ${mia!.name}` }).click();
    await page.getByRole('menuitem', { name: 'Absences' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mia’s Absences' })).toBeVisible();
    await expect(page.getByText('No absences.')).toBeVisible();
    await page.getByLabel('First Day').fill(inDays(8));
    await page.getByLabel('Last Day').fill(inDays(12));
    await page.getByRole('button', { name: 'Add Absence' }).click();
    await expectToast(page, 'Absence added');
    await expect(page.getByRole('list', { name: 'Absences' }).getByRole('listitem')).toHaveCount(1);
    await expectSound(page);
  });

  const staff = await newSession();
  await journey.step('a coach sees on the sheet who is away', async () => {
    await signIn(staff, 'coach@touchline.example', `/events/${eventId}`);
    await expect(staff.getByText('1 of 1 away')).toBeVisible();
    await expect(staff.getByRole('region', { name: 'No answer 1' }).getByText('Away', { exact: true })).toBeVisible();
    await expectSound(staff);
  });

  await journey.step('the guardian is not asked, and answers all the same', async () => {
    await page.goto(`/events/${eventId}`);
    await expect(page.getByText(/^Mia is away until /)).toBeVisible();
    await page.getByRole('button', { name: 'Coming after all?: Mia' }).click();
    await answerFor('Mia', 'Available', page).click();
    await expect(page.getByText('Mia is available')).toBeVisible();
    // That shows before it is saved.
    await expectToast(page, `${mia!.name} marked as available for this event`);
    await staff.reload();
    await expect(staff.getByRole('region', { name: 'Coming 1' })).toBeVisible();
    await expect(staff.getByText('1 of 1 away')).toHaveCount(0);
  });

  await journey.step('removing the days brings nothing back that was answered', async () => {
    await page.goto(`/children/${mia!.id}/absences`);
    await page.getByRole('button', { name: /^Remove / }).click();
    await expectToast(page, 'Absence removed');
    await expect(page.getByText('No absences.')).toBeVisible();
    await page.goto(`/events/${eventId}`);
    await expect(page.getByText('Mia is available')).toBeVisible();
  });
});

journey('a family enters a holiday once for two children, and takes it back for one', async ({ page }) => {
  const family = await createFamily('Mia', 'Leo');
  const [first, last] = [inDays(8), inDays(12)];
  await family.createEvent('Cup', inDays(9));
  await family.createEvent('Practice', inDays(10), { type: 'training' });
  await signIn(page, family.email, '/calendar');
  await page.getByRole('button', { name: 'Away' }).click();
  const dialog = page.getByRole('dialog', { name: 'Away' });
  await dialog.getByLabel('First Day').fill(first);
  await dialog.getByLabel('Last Day').fill(last);
  await expect(dialog.getByText('Covers 1 training and 1 match for each of them.')).toBeVisible();
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('We won’t ask about Leo and Mia on these days.')).toBeVisible();
  await expectSound(page);
  await dialog
    .getByRole('list', { name: 'Absences of Leo' })
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expectToast(page, 'Absence removed');
  await dialog.getByRole('button', { name: 'Done' }).click();
  const cup = page.getByRole('article', { name: 'Cup' });
  await expect(cup.getByText(/^Mia is away until /)).toBeVisible();
  await expect(answerFor('Leo', 'Available', cup)).toBeVisible();
});
