import { type Page } from '@playwright/test';
import { expect, journey } from '../support/journey.ts';

journey('Swagger UI signs in and tries calls', async ({ page }) => {
  await page.goto('/api/docs');

  await tryOut(page, 'auth', 'login');
  await tryOut(page, 'auth', 'getMe');
  await expect(answerOf(page, 'auth', 'getMe')).toContainText('parent@touchline.example');
  await tryOut(page, 'children', 'listOwnChildren');
  await expect(answerOf(page, 'children', 'listOwnChildren')).toContainText('Keller');
});

const operation = (page: Page, tag: string, id: string) => page.locator(`#operations-${tag}-${id}`);
const answerOf = (page: Page, tag: string, id: string) => operation(page, tag, id).locator('.live-responses-table');

/** Sends the example of an operation as it stands. */
async function tryOut(page: Page, tag: string, id: string): Promise<void> {
  const card = operation(page, tag, id);
  await card.locator('.opblock-summary-control').click();
  await card.getByRole('button', { name: 'Try it out' }).click();
  await card.getByRole('button', { name: 'Execute' }).click();
  await expect(answerOf(page, tag, id).locator('tbody .response-col_status')).toContainText('200');
}
