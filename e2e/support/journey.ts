import {
  test as base,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  type ViewportSize,
} from '@playwright/test';
import axe from 'axe-core';
import { foreignIn, formats } from './formats.ts';
import { desktop, phone } from './viewports.ts';

export { expect };

declare global {
  interface Window {
    axe: typeof axe;
  }
}

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
    if (!page.isClosed()) await expectOwnFormats(page);
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

/**
 * Expects that the page is sound at the width of a phone and of a desktop, and at others if given, and leaves it as it was. A
 * journey that runs at both widths looks at its own.
 */
export async function expectSound(page: Page, ...others: ViewportSize[]): Promise<void> {
  await expectSoundAsIs(page);
  const own = page.viewportSize()!;
  if (!journey.info().tags.includes('@both')) others.push(own.width === phone.width ? desktop : phone);
  for (const size of others) {
    await page.setViewportSize(size);
    await expectSoundAsIs(page);
  }
  if (others.length === 0) return;
  await page.setViewportSize(own);
  await page.evaluate(untilAtRest, own.width);
}

/**
 * Waits until nothing to press has moved for three frames, because a pointer that goes down on a menu which moves comes up on another
 * item. Something that never rests, such as a spinner, is not waited for.
 */
async function untilAtRest(width: number): Promise<void> {
  const places = () =>
    [...document.querySelectorAll('a, button, [role]')].map((element) => {
      const { x, y } = element.getBoundingClientRect();
      return `${x} ${y}`;
    });
  let before = '';
  for (let equal = 0, frames = 0; equal < 3 && frames < 60; frames += 1) {
    await new Promise((drawn) => requestAnimationFrame(drawn));
    const now = window.innerWidth === width ? places().join() : '';
    equal = now !== '' && now === before ? equal + 1 : 0;
    before = now;
  }
}

/** Expects that axe finds nothing grave, that the page is no wider than the screen, and that it writes dates as the club does. */
export async function expectSoundAsIs(page: Page): Promise<void> {
  await expectNoHorizontalScroll(page);
  await expectOwnFormats(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // A busy machine redraws a page late after its colours have changed, so only what stays counts.
  await expect.poll(() => page.evaluate(graveViolations)).toEqual([]);
}

/** Expects that neither what is read nor what is heard has a date or a time in another format than the club's. */
export async function expectOwnFormats(page: Page, format = formats): Promise<void> {
  const found = async () => foreignIn(await page.evaluate(wordsOnPage), format);
  await expect.poll(found, 'dates and times that are not in the formats of the club').toEqual([]);
}

/** Of a page of the product, all but the examples on the page of the club. */
function wordsOnPage(): string {
  // The gallery has no club, and that of the demo lives in the browser and has formats of its own.
  if (!document.getElementById('root') || localStorage.getItem('touchline.demo') !== null) return '';
  const examples = [...document.querySelectorAll('fieldset')].find(({ innerText }) => innerText.startsWith('Formats'));
  const labels = [...document.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label'));
  return [document.body.innerText.replace(examples?.innerText ?? '', ''), ...labels].join('\n');
}

/** What axe finds in the page of a browser. It need not fetch style sheets: the one rule that reads them is off. */
async function graveViolations(): Promise<string[]> {
  // Colours that have just changed are drawn two frames later.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const { violations } = await window.axe.run({ resultTypes: ['violations'], preload: false });
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Expects that the page is no wider than the screen, once it has taken its width. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow, 'wider than the screen').toBeLessThanOrEqual(0);
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

/** The choice of an answer for a child, or for "Both". */
export const answerFor = (who: string, answer: string, scope: Page | Locator): Locator =>
  scope
    .getByRole('radiogroup', { name: new RegExp(`^(Availability of )?${who}`) })
    .getByRole('radio', { name: answer, exact: true });
