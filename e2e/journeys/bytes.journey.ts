import { type Page } from '@playwright/test';
import { expect, journey, signIn } from '../support/journey.ts';

/** Bytes as they travel: the scripts until the dashboard can be used, and whatever a return visit fetches. */
const budget = { scripts: 220_000, returning: 15_000 };

journey('the dashboard can be used after few bytes, and again after very few', async ({ page, browser, viewport }) => {
  journey.skip(viewport!.width >= 768, 'Once is enough: at the width of phones');
  await signIn(page, 'parent@touchline.example');
  const storageState = await page.context().storageState();
  const visitor = await browser.newContext({ baseURL: process.env.CLUB_URL, storageState });
  const dashboard = await visitor.newPage();

  const first = await visit(dashboard);
  const again = await visit(dashboard);
  await visitor.close();
  const measured = `${first.scripts} bytes of script, ${again.all} bytes on return`;
  journey.info().annotations.push({ type: 'bytes', description: measured });
  expect(first.scripts, measured).toBeGreaterThan(50_000);
  expect(first.scripts, measured).toBeLessThanOrEqual(budget.scripts);
  expect(again.all, measured).toBeLessThan(budget.returning);
});

/** Opens the dashboard, and tells what that transferred by the time it can be used; what the browser still had counts nothing. */
async function visit(page: Page): Promise<{ scripts: number; all: number }> {
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Available', exact: true }).first()).toBeVisible();
  return page.evaluate(() => {
    const loads = performance.getEntries().filter((entry) => entry instanceof PerformanceResourceTiming);
    const sum = (some: typeof loads) => some.reduce((bytes, { transferSize }) => bytes + transferSize, 0);
    return { scripts: sum(loads.filter(({ name }) => name.endsWith('.js'))), all: sum(loads) };
  });
}
