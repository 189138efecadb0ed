import { type Page } from '@playwright/test';
import { createFamily, inDays, unique } from '../support/club-data.ts';
import { answerFor, expect, journey, signIn } from '../support/journey.ts';

journey(
  'an availability changed in one tab shows in the other, and is rolled back when saving fails',
  async ({ page: one, context }) => {
    const family = await createFamily('Mia Moreno');
    const title = unique('Derby');
    await family.createEvent(title, inDays(2));
    await signIn(one, family.email);
    const other = await context.newPage();
    await other.goto('/dashboard');
    const card = (tab: Page) => tab.getByRole('article', { name: title });
    const choice = (tab: Page, answer: string) => answerFor('Mia', answer, card(tab));
    const change = (tab: Page) => card(tab).getByRole('button', { name: 'Change: Mia' }).click();
    await expect(choice(other, 'Available')).toBeVisible();

    await journey.step('the last answer counts in both tabs', async () => {
      await choice(one, 'Available').click();
      await expect(card(other).getByText('Mia is available')).toBeVisible();
      await change(other);
      await choice(other, 'Unavailable').click();
      await expect(card(one).getByText('Mia is unavailable')).toBeVisible();
    });

    await journey.step('an answer that cannot be saved is rolled back', async () => {
      await other.route('**/api/availabilities', (route) => route.abort());
      await change(other);
      await choice(other, 'Available').click();
      await expect(card(other).getByText(/Not saved. Failed to update availability. Please try again./)).toBeVisible();
      await expect(card(other).getByText('Mia is unavailable')).toBeVisible();
    });
  },
);
