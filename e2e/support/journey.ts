import AxeBuilder from '@axe-core/playwright';
import { test as base, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';

export { expect };

interface Fixtures {
  /** Opens the club as somebody else, in a browser session of their own. */
  somebodyElse: () => Promise<Page>;
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
    const found = breaches(context, [baseURL!]);
    await use(context);
    expect(found, 'what the policy forbids').toEqual([]);
  },
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await use(page);
    expect(errors, 'script errors').toEqual([]);
  },
  somebodyElse: async ({ browser, contextOptions, baseURL, viewport }, use) => {
    const contexts: BrowserContext[] = [];
    const found: string[][] = [];
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, baseURL, viewport });
      contexts.push(context);
      found.push(breaches(context, [baseURL!]));
      return context.newPage();
    });
    for (const context of contexts) await context.close();
    expect(found.flat(), 'what the policy forbids').toEqual([]);
  },
});

/** Whatever the content security policy has refused, and requests that left our origins. */
export function breaches(context: BrowserContext, origins: string[]): string[] {
  const found: string[] = [];
  context.on('console', (message) => {
    if (/content.security.policy/i.test(message.text())) found.push(message.text());
  });
  context.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !origins.some((origin) => url.startsWith(origin))) found.push(url);
  });
  return found;
}

/** Signs in on the sign-in page. */
export async function signIn(page: Page, email: string, password = 'touchline'): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

/** Axe in the page itself: the default mode opens a second page for every check, which takes three times as long. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

/** Nothing on the page that axe finds serious or critical. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await axe(page).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}

/** The toast says so. Its text stands twice on the page: to see, and for screen readers. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('region', { name: /Notifications/ }).getByText(text)).toBeVisible();
}

/** Chooses the option that begins with the text: lists say more about each than its name. */
export async function choose(select: Locator, text: string): Promise<void> {
  const option = select.locator('option').filter({ hasText: text });
  await select.selectOption(await option.getAttribute('value'));
}

let counter = 0;
/** A name that no other journey uses, at any width. */
export const unique = (name: string): string => `${name} ${process.pid.toString(36)}${(++counter).toString(36)}`;
