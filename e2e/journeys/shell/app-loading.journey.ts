import { type Page, type Route } from '@playwright/test';
import { expect, expectSound, journey, sendSignInForm } from '../../support/journey.ts';

type Response = (route: Route) => Promise<void> | void;

const script = (body: string) => ({ status: 200, contentType: 'text/javascript', body });
const html = { status: 200, contentType: 'text/html', body: '<!doctype html><title>Gateway</title>' };

/** Each app with one of its pages, and a page of the other app. */
const apps = [
  { app: 'admin-app', path: '/admin/manage-teams', heading: 'Manage Teams', other: ['Dashboard', 'Upcoming Events'] },
  { app: 'parent-app', path: '/teams', heading: 'Teams', other: ['Manage Teams', 'Manage Teams'] },
] as const;

/** Ways in which an app fails to load: a fault in one of its files. */
const failures: [what: string, files: string, respond: Response][] = [
  ['is not there', '**', (route) => route.fulfill({ status: 404 })],
  ['fails on its server', '**', (route) => route.fulfill({ status: 500 })],
  ['hangs', '**', () => undefined],
  ['has a script that hangs', 'remote-entry*', () => undefined],
  ['is a page instead of a manifest', '**', (route) => route.fulfill(html)],
  ['is a page instead of a script', '*.js', (route) => route.fulfill(html)],
  ['throws when it is loaded', '*.js', (route) => route.fulfill(script('throw new Error("x")'))],
];

for (const { app, path, heading, other } of apps) {
  for (const [what, files, respond] of failures) {
    // Covers R18.
    journey(
      `${app} that ${what} leaves sign-in, navigation and the other app working and loads on Retry`,
      async ({ newSession }) => {
        // Not the `page` fixture, which would report the script errors that are provoked here.
        const page = await newSession();
        let isThere = false;
        await page.route(`**/remotes/${app}/${files}`, (route) => (isThere ? route.continue() : respond(route)));

        await sendSignInForm(page, 'admin@touchline.example');
        await expect(page).toHaveURL(/\/dashboard$/);
        await page.goto(path);
        await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 5000 });
        await expect(page.getByRole('alert')).toContainText('The rest of Touchline still works.');
        // The alert is the same for all of them.
        if (what === failures[0]?.[0]) await expectSound(page);
        const [link, otherHeading] = other;
        await follow(page, link);
        await expect(page.getByRole('heading', { name: otherHeading, exact: true })).toBeVisible();

        await page.goto(path);
        await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 5000 });
        isThere = true;
        await page.getByRole('button', { name: 'Retry' }).click();
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        // Any of them, because other journeys add so many that a certain one may be on the next page.
        await expect(page.getByRole('list', { name: 'Teams' }).getByRole('listitem').first()).toBeVisible();
      },
    );
  }
}

/** On phones, the links to the other app are behind a button, Menu in the admin app and Admin in the parent app. */
async function follow(page: Page, link: string): Promise<void> {
  await page.getByRole('button', { name: /^(Menu|Admin)$/ }).click();
  await page.getByRole('link', { name: link }).filter({ visible: true }).click();
}
