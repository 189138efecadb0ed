import { type Page, type Route } from '@playwright/test';
import { expect, expectAccessible, journey, signIn } from '../support/journey.ts';

type Answer = (route: Route) => Promise<void> | void;

const script = (body: string) => ({ status: 200, contentType: 'text/javascript', body });
const html = { status: 200, contentType: 'text/html', body: '<!doctype html><title>Gateway</title>' };

/** Ways in which an application does not come: what is wrong with which of its files. */
const failures: [what: string, files: string, answer: Answer][] = [
  ['is not there', '**/remotes/admin-app/**', (route) => route.fulfill({ status: 404 })],
  ['fails on its server', '**/remotes/admin-app/**', (route) => route.fulfill({ status: 500 })],
  ['hangs', '**/remotes/admin-app/**', () => undefined],
  ['has a script that hangs', '**/remotes/admin-app/remote-entry*', () => undefined],
  ['is a page instead of a manifest', '**/remotes/admin-app/**', (route) => route.fulfill(html)],
  ['is a page instead of a script', '**/remotes/admin-app/*.js', (route) => route.fulfill(html)],
  ['throws when it is loaded', '**/remotes/admin-app/*.js', (route) => route.fulfill(script('throw new Error("x")'))],
];

for (const [what, files, answer] of failures) {
  const title = `an application that ${what} leaves sign-in, frame and the other one alone`;
  journey(title, async ({ somebodyElse, viewport }) => {
    journey.skip(viewport!.width >= 768, 'Once is enough: at the width of phones');
    // Somebody else's page: here the browser has reason to complain.
    const page = await somebodyElse();
    let isThere = false;
    await page.route(files, (route) => (isThere ? route.continue() : answer(route)));

    await signIn(page, 'admin@touchline.example');
    await expect(page.getByRole('heading', { name: 'Upcoming Events', exact: true })).toBeVisible();

    await page.goto('/admin/manage-teams');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 5000 });
    await expect(page.getByRole('alert')).toContainText('The rest of Touchline still works.');
    await expectAccessible(page);
    await goToDashboard(page);
    await expect(page.getByRole('heading', { name: 'Upcoming Events', exact: true })).toBeVisible();

    await page.goto('/admin/manage-teams');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 5000 });
    isThere = true;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Manage Teams' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'U12 Lions' })).toBeVisible();
  });
}

/** Through the navigation, which on phones is behind a button here. */
async function goToDashboard(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('link', { name: 'Dashboard' }).filter({ visible: true }).click();
}
