import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Page } from '@playwright/test';
import { unique } from '../support/club-data.ts';
import { expect, expectSound, expectToast, journey, signIn } from '../support/journey.ts';
import { linkInMail } from '../support/mails.ts';
import { startServer } from '../support/server.ts';

/** A real season, kept beside the repository. */
const county = fileURLToPath(new URL('../../../shared/data/county', import.meta.url));
const admin = 'admin@touchline.example';

journey(
  'an admin imports a file, reads the result of each row and downloads the results',
  { tag: '@desktop' },
  async ({ page }) => {
    const league = unique('Import League');
    await signIn(page, admin, '/admin/import');
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Home');
    await expectSound(page);

    const template = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Template' }).click();
    expect((await template).suggestedFilename()).toBe('leagues-template.csv');

    await choose(page, 'leagues.csv', `name,ageGroup\n${league},U12\n${league},U12\n=1+1 ${league},\n`);
    await page.getByRole('button', { name: 'Import Data' }).click();
    await expectToast(page, 'Successfully imported 1 items with 1 errors and 1 skipped.');
    await expect(page.getByText('1 / 3 items')).toBeVisible();
    await expectSound(page);

    await journey.step('the failed row says what is wrong and is downloaded with the reason', async () => {
      const wrong = page.getByRole('group', { name: /^Line 4:/ }).getByLabel('ageGroup');
      await expect(wrong).toHaveAccessibleDescription('ageGroup is empty. Write it like U12.');
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download Failed Rows' }).click();
      const file = await readFile(await (await saved).path(), 'utf8');
      expect(file).toContain(`\n'=1+1 ${league},,,ageGroup is empty. Write it like U12.\n`);
      await expectSound(page);
    });

    await journey.step('the failed row is corrected on the screen and sent again alone', async () => {
      await page
        .getByRole('group', { name: /^Line 4:/ })
        .getByLabel('ageGroup')
        .fill('U14');
      await page.getByRole('button', { name: 'Import This Row Again' }).click();
      await expect(page.getByText('2 / 3 items')).toBeVisible();
      await expect(page.getByText('No row failed.')).toBeVisible();
      await page.getByRole('button', { name: 'All (3)' }).click();
      const rows = page.getByRole('list', { name: 'Rows of the file' }).getByRole('listitem');
      await expect(rows).toHaveText([/Line 2Success$/, /Duplicate of line 2Skipped$/, /Line 4Success$/]);
      await expectSound(page);
    });

    await page.goto('/admin/manage-teams?tab=leagues');
    await page.getByRole('searchbox').fill(league);
    await expect(page.getByText(league).first()).toBeVisible();
  },
);

journey(
  'an admin imports players with two parents each, and invites those who have no account',
  { tag: '@desktop' },
  async ({ page }) => {
    const [surname, stranger] = [
      unique('Kestrel').replace(' ', ''),
      `${unique('robin').replace(' ', '.')}@families.example`,
    ];
    await signIn(page, admin, '/admin/import?type=children');
    const parents = `parent@touchline.example;${stranger}`;
    const rows = [`Ada ${surname},2015-01-02,${parents}`, `Leo ${surname},2016-01-02,${parents}`];
    await choose(page, 'players.csv', ['name,dateOfBirth,parentEmail', ...rows].join('\n'));
    await page.getByRole('button', { name: 'Import Data' }).click();
    await expectToast(page, 'Successfully imported 2 items with 0 errors and 0 skipped.');
    const offer = page.getByRole('region', { name: 'Parents in this file' });
    await expect(offer).toContainText('1 parent has no confirmed account yet');
    await expectSound(page);

    await offer.getByRole('button', { name: 'Invite 1 parent' }).click();
    const question = page.getByRole('alertdialog', { name: 'Invite 1 parent?' });
    await expectSound(page);
    await question.getByRole('button', { name: 'Invite 1 parent' }).click();
    await expectToast(page, '1 parent invited');
    await expect(offer).toContainText('1 parent was invited.');
    expect(await linkInMail(stranger, 'Become a guardian of Ada and Leo', '/invitations/')).toContain('/invitations/');
  },
);

journey(
  'an admin imports a whole season of 8,700 players and 10,000 fixtures',
  { tag: '@desktop' },
  async ({ browser }) => {
    journey.skip(!existsSync(county), `There is no county in ${county}`);
    const server = await startServer();
    try {
      const page = await (await browser.newContext({ baseURL: server.url })).newPage();
      await signIn(page, admin);
      for (const [type, tab, items] of files) {
        await page.goto(`/admin/import?type=${type}`);
        await expect(page.getByRole('tab', { name: tab, selected: true })).toBeVisible();
        await choose(page, `${type}.csv`, await readRows(type));
        await page.getByRole('button', { name: 'Import Data' }).click();
        await expect(page.getByText(`${items} items`)).toBeVisible({ timeout: 120_000 });
        await expect(page.getByText('Failed 0')).toBeVisible();
      }
      await expectSound(page);
      await readToTheEnd(page);

      await choose(page, 'fixtures.csv', await readRows('fixtures'));
      await page.getByRole('button', { name: 'Import Data' }).click();
      await expectToast(page, 'Import skipped');
      await expect(page.getByText('Skipped 10,000')).toBeVisible();
    } finally {
      await server.stop();
    }
  },
);

const files = [
  ['leagues', 'Leagues', '25 / 25'],
  ['teams', 'Teams', '580 / 580'],
  ['children', 'Children', '8,700 / 8,700'],
  ['team-members', 'Team Members', '8,700 / 8,700'],
  // The county has 60 of these fixtures twice.
  ['fixtures', 'Fixtures', '9,940 / 10,000'],
] as const;

/** A file of the county, with at most as many rows as an import accepts. */
const readRows = async (type: string) =>
  (await readFile(join(county, `${type}.csv`), 'utf8')).split('\n').slice(0, 10_001).join('\n');

const picker = (page: Page) => page.getByLabel(/CSV file/).filter({ visible: true });

const choose = (page: Page, name: string, text: string) =>
  picker(page).setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

/** Scrolls to the last of thousands of rows, of which few are in the document at a time. */
async function readToTheEnd(page: Page): Promise<void> {
  const list = page.getByRole('list', { name: 'Rows of the file' });
  expect((await list.boundingBox())!.height).toBe(300);
  const last = list.locator('[aria-posinset="10000"]');
  await expect(async () => {
    await list.press('End');
    // A second press, on a slow machine, scrolls the page.
    await last.scrollIntoViewIfNeeded({ timeout: 1000 });
    await expect(last).toBeInViewport({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  expect(await list.getByRole('listitem').count()).toBeLessThan(400);
}
