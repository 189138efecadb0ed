import { type Page } from '@playwright/test';
import { expect, journey } from '../support/journey.ts';

journey('Swagger UI signs in and sends the example of an operation', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/api/docs');

  for (const tag of ['auth', 'children']) await page.locator(`#operations-tag-${tag}`).click();
  await tryOut(page, 'auth', 'login');
  await tryOut(page, 'auth', 'getMe');
  await expect(responseOf(page, 'auth', 'getMe')).toContainText('admin@touchline.example');
  await tryOut(page, 'children', 'listAllChildren');
  await expect(responseOf(page, 'children', 'listAllChildren')).toContainText('Keller');
  await expect(page.getByRole('button', { name: /authorize/i })).toHaveCount(0);
});

const operation = (page: Page, tag: string, id: string) => page.locator(`#operations-${tag}-${id}`);
const responseOf = (page: Page, tag: string, id: string) => operation(page, tag, id).locator('.live-responses-table');

/** Sends the operation's example unchanged. */
async function tryOut(page: Page, tag: string, id: string): Promise<void> {
  const card = operation(page, tag, id);
  await card.locator('.opblock-summary-control').click();
  await card.getByRole('button', { name: 'Try it out' }).click();
  await card.getByRole('button', { name: 'Execute' }).click();
  await expect(responseOf(page, tag, id).locator('tbody .response-col_status')).toContainText('200');
}
