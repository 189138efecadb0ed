import { readFile } from 'node:fs/promises';
import { type Page } from '@playwright/test';
import { generate } from 'otplib';
import { createCoach } from '../support/club-data.ts';
import { expect, expectSound, expectToast, journey, signIn, watchPolicy } from '../support/journey.ts';
import { startServer } from '../support/server.ts';

/** The code of the app; `next` is that of the next period, because each code signs in only once. */
const codeOf = (secret: string, when: 'now' | 'next' = 'now'): Promise<string> =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + (when === 'next' ? 30 : 0) });

/** Sets up an app on the page, up to the recovery codes; returns its secret and the code that was used. */
async function setUp(page: Page): Promise<{ secret: string; code: string }> {
  await page.getByRole('button', { name: 'Set Up' }).click();
  await page.getByLabel('Current Password', { exact: true }).fill('touchline');
  await page.getByRole('button', { name: 'Continue' }).click();
  const picture = page.getByRole('img', { name: 'QR code for your authenticator app' });
  await expect(picture).toBeVisible();
  expect((await picture.boundingBox())!.width).toBeGreaterThanOrEqual(180);
  // Dark on white in the dark theme, too.
  await page.emulateMedia({ colorScheme: 'dark' });
  const [paper, ink] = [picture.locator('path').first(), picture.locator('path').last()];
  await expect(paper).toHaveCSS('fill', 'rgb(255, 255, 255)');
  await expect(ink).toHaveCSS('fill', 'rgb(0, 0, 0)');
  await expectSound(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectSound(page);
  const secret = await page.getByLabel('Key', { exact: true }).inputValue();
  const code = await codeOf(secret);
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Turn On' }).click();
  await expect(page.getByRole('dialog', { name: 'Save Your Recovery Codes' })).toBeVisible();
  return { secret, code };
}

/** Signs in on the sign-in page, up to the question for the code. */
async function reachCode(page: Page, email: string): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('touchline');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
}

const signOut = async (page: Page): Promise<void> => {
  await page.goto('/logout');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
};

journey('a coach sets up two-step sign-in, signs in with it, and turns it off', async ({ page }) => {
  const { email } = await createCoach();
  await signIn(page, email, '/profile');
  await page.getByRole('link', { name: /^Set Up Two-Step Sign-In/ }).click();
  await expect(page.getByRole('heading', { name: 'Two-step sign-in is off' })).toBeVisible();
  await expectSound(page);
  const { secret, code } = await setUp(page);
  await expectSound(page);

  await page.getByRole('button', { name: 'Close', exact: true }).last().click();
  await page.getByRole('button', { name: 'Back to the Codes' }).click();
  const codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('recovery-codes.txt');
  expect(await readFile(await download.path(), 'utf8')).toContain(codes.join('\n'));
  await page.getByRole('button', { name: 'I Have Saved Them' }).click();
  await expect(page.getByText(/^10 recovery codes left/)).toBeVisible();
  await expectSound(page);

  await signOut(page);
  await reachCode(page, email);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectSound(page);
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByText('This code is wrong, has expired or was used before')).toBeVisible();
  await expectSound(page);
  await page.getByLabel('Code', { exact: true }).fill(await codeOf(secret, 'next'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  await signOut(page);
  await reachCode(page, email);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery Code', { exact: true }).fill(codes[0]!);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  await page.goto('/profile/two-step');
  await expect(page.getByText(/^9 recovery codes left/)).toBeVisible();
  await page.getByRole('button', { name: 'Turn Off' }).click();
  await page.getByLabel('Current Password', { exact: true }).fill('touchline');
  await expectSound(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Turn Off' }).click();
  await expectToast(page, 'Two-step sign-in is off');
  await expect(page.getByRole('heading', { name: 'Two-step sign-in is off' })).toBeVisible();
});

journey('a coach whose club requires it sets it up before anything else', async ({ browser, viewport, hasTouch }) => {
  const server = await startServer({ REQUIRE_SECOND_FACTOR: 'staff' });
  const context = await browser.newContext({ baseURL: server.url, viewport, hasTouch });
  const violations = watchPolicy(context, [server.url]);
  const denied: string[] = [];
  context.on('response', (response) => void (response.status() === 403 && denied.push(response.url())));
  try {
    const page = await context.newPage();
    await page.goto('/auth?next=%2Fadmin%2Fmanage-teams');
    await page.getByLabel('Email Address').fill('coach@touchline.example');
    await page.getByLabel('Password', { exact: true }).fill('touchline');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL('/profile/two-step?next=%2Fadmin%2Fmanage-teams');
    await expect(page.getByText(/^Your club asks you for a second step/)).toBeVisible();
    await expectSound(page);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await page.goto('/calendar');
    await expect(page).toHaveURL('/profile/two-step?next=%2Fcalendar');
    await page.goBack();
    await expect(page).toHaveURL('/profile/two-step?next=%2Fadmin%2Fmanage-teams');
    const other = await context.newPage();
    await other.goto('/teams');
    await expect(other).toHaveURL('/profile/two-step?next=%2Fteams');

    await setUp(page);
    await page.getByRole('button', { name: 'I Have Saved Them' }).click();
    await expect(page).toHaveURL('/admin/manage-teams');
    await expect(page.getByRole('heading', { level: 1, name: /Teams/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
    await other.getByRole('link', { name: 'Continue' }).click();
    await expect(other.getByRole('heading', { level: 1, name: /Teams/ })).toBeVisible();
    await page.goto('/profile/two-step');
    await expect(page.getByText('Your club requires it, so you cannot turn it off.')).toBeVisible();
    expect(denied).toEqual([]);
    expect(violations).toEqual([]);
  } finally {
    await context.close();
    await server.stop();
  }
});
