import { type Browser, expect as anyExpect, type Locator, type Page } from '@playwright/test';

export const expect = anyExpect.configure({ timeout: 60_000 });

/** The title of a page. */
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Expects a toast. */
export const toast = (page: Page, text: string) =>
  expect(page.getByRole('region', { name: /Notifications/ }).getByText(text)).toBeVisible();

/** Selects the option that contains the text. */
export async function choose(select: Locator, text: string): Promise<void> {
  const option = select.locator('option').filter({ hasText: text });
  await select.selectOption(await option.getAttribute('value'));
}

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Opens pages and checks that no error panel replaces them. */
export async function visit(page: Page, paths: Record<string, string>): Promise<void> {
  for (const [path, title] of Object.entries(paths)) {
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('button', { name: /^(Retry|Try Again)$/i })).toHaveCount(0);
  }
}

/** Signs in on the sign-in page. */
export async function signInByForm(page: Page, email: string): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('touchline');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(heading(page, 'Dashboard')).toBeVisible();
}

/** A page of a new user; collects errors of the console and failed requests in `problems`. */
export async function openPage(browser: Browser, baseURL: string, problems: string[]): Promise<Page> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    // Failed requests are collected below.
    const isRequest = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isRequest) problems.push(message.text());
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left cancels its requests.
    if (!reason.includes('ERR_ABORTED')) problems.push(`${reason} ${request.url()}`);
  });
  page.on('response', (response) => {
    const isSignedOut = response.status() === 401 && response.url().endsWith('/api/auth/me');
    if (response.status() >= 400 && !isSignedOut) problems.push(`${response.status()} ${response.url()}`);
  });
  return page;
}
