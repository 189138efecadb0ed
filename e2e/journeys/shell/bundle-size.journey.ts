import { type Page } from '@playwright/test';
import { expect, journey, signIn } from '../../support/journey.ts';

/** Budgets in compressed bytes: scripts until the dashboard is usable, and everything that a return visit fetches. */
const budget = { scripts: 222_500, returning: 15_000 };

journey(
  'the dashboard is usable within its byte budget, on the first visit and on return',
  async ({ page, browser }) => {
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
  },
);

/** Opens the dashboard and returns the bytes transferred until it is usable; cached files count as 0. */
async function visit(page: Page): Promise<{ scripts: number; all: number }> {
  await page.goto('/dashboard');
  await expect(page.getByRole('radio', { name: 'Available', exact: true }).first()).toBeVisible();
  return page.evaluate(() => {
    const loads = performance.getEntries().filter((entry) => entry instanceof PerformanceResourceTiming);
    const sum = (some: typeof loads) => some.reduce((bytes, { transferSize }) => bytes + transferSize, 0);
    return { scripts: sum(loads.filter(({ name }) => name.endsWith('.js'))), all: sum(loads) };
  });
}
