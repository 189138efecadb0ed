import { type Page } from '@playwright/test';
import { createFamily, inDays, unique } from '../support/club-data.ts';
import { expect, journey, signIn } from '../support/journey.ts';

journey(
  'an availability changed in one tab shows in the other, and is rolled back when saving fails',
  async ({ page: one, context }) => {
    const family = await createFamily('Mia Moreno');
    const title = unique('Derby');
    await family.createEvent(title, inDays(2));
    await signIn(one, family.email);
    const other = await context.newPage();
    await other.goto('/dashboard');
    const button = (tab: Page, name: string) =>
      tab.getByRole('article', { name: title }).getByRole('button', { name, exact: true });
    await expect(button(other, 'Available')).toBeVisible();

    await journey.step('the last answer counts in both tabs', async () => {
      await button(one, 'Available').click();
      await expect(button(other, 'Available')).toHaveAttribute('aria-pressed', 'true');
      await button(other, 'Unavailable').click();
      await expect(button(one, 'Unavailable')).toHaveAttribute('aria-pressed', 'true');
    });

    await journey.step('an answer that cannot be saved is rolled back', async () => {
      await other.route('**/api/availabilities', (route) => route.abort());
      await button(other, 'Available').click();
      await expect(other.getByText('Failed to update availability. Please try again.').first()).toBeVisible();
      await expect(button(other, 'Unavailable')).toHaveAttribute('aria-pressed', 'true');
    });
  },
);
