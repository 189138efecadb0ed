import { type Page } from '@playwright/test';
import { expect, expectSound, expectToast, journey as anyJourney, signInByForm } from '../support/journey.ts';
import { startStaticCopy } from '../support/static-copy.ts';

/** A journey through the static copy. A request to the API is a failure, because the copy has no server. */
const journey = anyJourney.extend({
  baseURL: async ({}, use) => {
    const copy = await startStaticCopy();
    await use(copy.url);
    copy.stop();
  },
  page: async ({ page }, use) => {
    const requests: string[] = [];
    // Not `page.route`, which would turn the browser's cache off.
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) requests.push(request.url());
    });
    await use(page);
    expect(requests, 'requests to a server').toEqual([]);
  },
});

const enter = async (page: Page, role: 'a parent' | 'an admin') => {
  await page.getByRole('button', { name: `Try the demo as ${role}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
};
const banner = (page: Page) => page.getByRole('complementary', { name: 'Demo' });

journey('the demo keeps what a parent changes, also after signing out', async ({ page }) => {
  await page.goto('/');
  await expectSound(page);
  await enter(page, 'a parent');
  await expect(banner(page)).toBeVisible();
  await expect(page.getByRole('article', { name: 'Mia Keller' })).toBeVisible();
  await expectSound(page);

  const match = page.getByRole('article', { name: 'U12 Lions v Harbour Rovers' });
  await match.getByRole('radio', { name: 'Available', exact: true }).click();
  await expect(match.getByText('RSVP Needed')).toBeHidden();
  await page.reload();
  await expect(match.getByRole('button', { name: /^Mia.*: Available$/ })).toBeVisible();

  await addChild(page, 'Ada Keller', String(new Date().getFullYear() - 8));
  await expectToast(page, 'Child added successfully');
  await expect(page.getByRole('article', { name: 'Ada Keller' })).toBeVisible();

  await addChild(page, 'Amir Haddad', String(new Date().getFullYear() - 14));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Claim Player' }).click();
  await expectToast(page, 'Child claimed successfully');
  await expect(page.getByRole('article', { name: 'Amir Haddad' })).toBeVisible();

  await page.goto('/calendar');
  await expect(page.getByRole('button', { name: 'Today' })).toBeVisible();
  await page.goto('/teams');
  await expect(page.getByRole('article', { name: 'U12 Lions' })).toContainText('Noah O.');
  await page.goto('/announcements');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/profile/messages');
  await page.getByRole('button', { name: 'Choose in detail' }).click();
  await page.getByRole('switch', { name: 'Last call' }).click();
  await page.waitForFunction(() => localStorage.getItem('touchline.demo.club')?.includes('last-call'));
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Last call' })).not.toBeChecked();
  await page.goto('/admin/manage-teams');
  await expect(page.getByText('Access Denied')).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await enter(page, 'a parent');
  await expect(page.getByRole('article', { name: 'Amir Haddad' })).toBeVisible();
});

/** Born on 9 May, like a child of the sample club. */
async function addChild(page: Page, name: string, year: string): Promise<void> {
  await page.goto('/add-child');
  await page.getByLabel("Player's Full Name").fill(name);
  await page.getByLabel('Day').selectOption('9');
  await page.getByLabel('Month').selectOption({ label: 'May' });
  await page.getByLabel('Year').selectOption(year);
  await page.getByRole('button', { name: 'Add Player' }).click();
}

journey('an admin imports a file into the demo and starts it over', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/auth');
  await enter(page, 'an admin');

  await page.goto('/admin/manage-users');
  await expect(page.getByText('Pat Keller').filter({ visible: true })).toBeVisible();
  await page.goto('/admin/manage-teams?tab=leagues');
  await page.getByRole('button', { name: 'Add League' }).click();
  await page.getByRole('dialog').getByLabel('League Name').fill('Demo League');
  await page.getByRole('dialog').getByLabel('Age Group').fill('U12');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Create|Add|Save/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Demo League' })).toBeVisible();

  await page.goto('/admin/import?type=teams');
  const csv = Buffer.from('name,leagueName,description\nDemo Bears,Demo League,\nNo Where,Unknown League,\n');
  await page
    .getByLabel(/CSV file/)
    .filter({ visible: true })
    .setInputFiles({ name: 'teams.csv', mimeType: 'text/csv', buffer: csv });
  await page.getByRole('button', { name: 'Import Data' }).click();
  await expectToast(page, 'Successfully imported 1 items with 1 errors and 0 skipped.');

  await page.goto('/admin/manage-fixtures');
  await expect(page.getByText('U12 Lions v Harbour Rovers').filter({ visible: true })).toBeVisible();
  await page.goto('/admin/manage-children');
  await expect(page.getByText('Noah Okafor').filter({ visible: true })).toBeVisible();
  await page.goto('/admin/announcements');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.goto('/admin/manage-teams');
  await expect(page.getByRole('link', { name: 'Demo Bears' })).toBeVisible();
  await expectSound(page);

  await banner(page).getByRole('button', { name: 'Start over' }).click();
  await expectSound(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.goto('/admin/manage-teams');
  await expect(page.getByRole('link', { name: 'U12 Lions' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Demo Bears' })).toBeHidden();

  await banner(page).getByRole('button', { name: 'Leave the demo' }).click();
  await expect(page).toHaveURL(/\/auth/);
});

journey('the demo works when its banner cannot be loaded', async ({ page }) => {
  let isLost = false;
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    const isBanner = (await response.text()).includes('Sample data, stored only');
    isLost ||= isBanner;
    return isBanner ? route.abort() : route.fulfill({ response });
  });
  await page.goto('/');
  await enter(page, 'a parent');
  await expect(page.getByRole('article', { name: 'Mia Keller' })).toBeVisible();
  await expect.poll(() => isLost).toBe(true);
  await expect(page.getByRole('article', { name: 'Mia Keller' })).toBeVisible();
  await expect(banner(page)).toBeHidden();
});

journey('the demo reports a full browser storage and keeps what was typed', async ({ page }) => {
  await page.goto('/');
  await enter(page, 'a parent');
  await page.evaluate(() => {
    for (let size = 1 << 20; size > 0; size >>= 1) {
      try {
        for (let at = 0; ; at++) localStorage.setItem(`full.${size}.${at}`, 'x'.repeat(size));
      } catch {
        // Too large to fit: continue with half the size.
      }
    }
  });
  await addChild(page, 'Ada Keller', String(new Date().getFullYear() - 8));
  await expectToast(page, 'Error adding child');
  await expectToast(page, 'browser’s storage');
  await expect(page.getByLabel("Player's Full Name")).toHaveValue('Ada Keller');
});

anyJourney('a real club offers the demo and loads its scripts only on demand', async ({ page }) => {
  const demoScripts: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    const text = await response.text().catch(() => '');
    if (text.includes('touchline.demo.club')) demoScripts.push(response.url());
  });
  await signInByForm(page, 'parent@touchline.example');
  await expect(page.getByRole('article', { name: 'Mia Keller' })).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/auth/);
  expect(demoScripts).toEqual([]);

  // Works without a server as well.
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/auth');
  await expect(page.getByText('The server cannot be reached')).toBeVisible();
  await enter(page, 'an admin');
  expect(demoScripts).not.toEqual([]);
  await expect(banner(page)).toBeVisible();
  await page.unroute('**/api/**');
  await banner(page).getByRole('button', { name: 'Leave the demo' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await signInByForm(page, 'parent@touchline.example');
});
