import AxeBuilder from '@axe-core/playwright';
import { test as base, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';

export { expect };

interface Fixtures {
  /** Opens the club in a browser session of its own, for another user. */
  newSession: () => Promise<Page>;
}

/** A journey through the built product. Browser and address come from the global set-up. */
export const journey = base.extend<Fixtures>({
  launchOptions: async ({}, use) => {
    await use({ executablePath: process.env.CHROMIUM, args: process.env.CHROMIUM_ARGS?.split(' ') });
  },
  baseURL: async ({}, use) => {
    await use(process.env.CLUB_URL);
  },
  context: async ({ context, baseURL }, use) => {
    const violations = watchPolicy(context, [baseURL!]);
    await use(context);
    expect(violations, 'violations of the content security policy').toEqual([]);
  },
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await use(page);
    expect(errors, 'script errors').toEqual([]);
  },
  newSession: async ({ browser, contextOptions, baseURL, viewport }, use) => {
    const contexts: BrowserContext[] = [];
    const violations: string[][] = [];
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, baseURL, viewport });
      contexts.push(context);
      violations.push(watchPolicy(context, [baseURL!]));
      return context.newPage();
    });
    for (const context of contexts) await context.close();
    expect(violations.flat(), 'violations of the content security policy').toEqual([]);
  },
});

/** Collects violations of the content security policy and requests to other origins. */
export function watchPolicy(context: BrowserContext, origins: string[]): string[] {
  const violations: string[] = [];
  context.on('console', (message) => {
    if (/content.security.policy/i.test(message.text())) violations.push(message.text());
  });
  context.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !origins.some((origin) => url.startsWith(origin))) violations.push(url);
  });
  return violations;
}

/** Signs in through the API and opens a page: one page load instead of three. The form has journeys of its own. */
export async function signIn(page: Page, email: string, path = '/dashboard'): Promise<void> {
  const response = await page.request.post('/api/auth/login', { data: { username: email, password: 'touchline' } });
  expect(response.status()).toBe(200);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Fills in the sign-in form and sends it. */
export async function sendSignInForm(page: Page, email: string): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('touchline');
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Signs in on the sign-in page. */
export async function signInByForm(page: Page, email: string): Promise<void> {
  await sendSignInForm(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

/** Expects that axe finds nothing serious or critical. Legacy mode, because the default opens a second page for every check. */
export async function expectAccessible(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}

/** Expects that the page is no wider than the screen. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

/** Expects a toast. Its text is on the page twice: once visible and once for screen readers. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('region', { name: /Notifications/ }).getByText(text)).toBeVisible();
}

/** Selects the option that contains the text, because options show more than a name. */
export async function choose(select: Locator, text: string): Promise<void> {
  const option = select.locator('option').filter({ hasText: text });
  await select.selectOption(await option.getAttribute('value'));
}

/** Chooses a team from a list, or by a search in a club with too many teams for a list. */
export async function chooseTeam(form: Locator, name: string): Promise<void> {
  const field = form.getByRole('combobox', { name: 'Team', exact: true });
  if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') return choose(field, name);
  await field.fill(name);
  await form.page().getByRole('option', { name }).first().click();
}
