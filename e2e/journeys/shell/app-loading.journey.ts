import { type Page, type Route } from '@playwright/test';
import { expect, expectAccessible, journey, signInByForm } from '../../support/journey.ts';

type Response = (route: Route) => Promise<void> | void;

const script = (body: string) => ({ status: 200, contentType: 'text/javascript', body });
const html = { status: 200, contentType: 'text/html', body: '<!doctype html><title>Gateway</title>' };

/** Ways in which an app fails to load: a fault in one of its files. */
const failures: [what: string, files: string, respond: Response][] = [
  ['is not there', '**/remotes/admin-app/**', (route) => route.fulfill({ status: 404 })],
  ['fails on its server', '**/remotes/admin-app/**', (route) => route.fulfill({ status: 500 })],
  ['hangs', '**/remotes/admin-app/**', () => undefined],
  ['has a script that hangs', '**/remotes/admin-app/remote-entry*', () => undefined],
  ['is a page instead of a manifest', '**/remotes/admin-app/**', (route) => route.fulfill(html)],
  ['is a page instead of a script', '**/remotes/admin-app/*.js', (route) => route.fulfill(html)],
  ['throws when it is loaded', '**/remotes/admin-app/*.js', (route) => route.fulfill(script('throw new Error("x")'))],
];

for (const [what, files, respond] of failures) {
  const title = `an admin app that ${what} leaves sign-in, navigation and dashboard working and loads on Retry`;
  journey(title, { tag: '@phone' }, async ({ newSession }) => {
    // Not the `page` fixture, which would report the script errors that are provoked here.
    const page = await newSession();
    let isThere = false;
    await page.route(files, (route) => (isThere ? route.continue() : respond(route)));

    await signInByForm(page, 'admin@touchline.example');
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
    // Any of them, because other journeys add so many that a certain one may be on the next page.
    await expect(page.getByRole('list', { name: 'Teams' }).getByRole('link').first()).toBeVisible();
  });
}

/** Uses the navigation, which on phones is behind a button. */
async function goToDashboard(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('link', { name: 'Dashboard' }).filter({ visible: true }).click();
}
