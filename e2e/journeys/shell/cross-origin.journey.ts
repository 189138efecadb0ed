import { type Page } from '@playwright/test';
import { attack, sendForm, startBlankPages } from '../../support/attack.ts';
import { expect, expectToast, journey, signInByForm, watchPolicy } from '../../support/journey.ts';
import { freePort, startServer } from '../../support/server.ts';
import { startStaticCopy } from '../../support/static-copy.ts';

/** The front ends on `app.`, the API on `api.` of one site, and other pages on another port; browsers resolve `*.localhost` to loopback. */
async function startSite() {
  const [port, blank] = await Promise.all([freePort(), startBlankPages()]);
  const app = `http://app.club.localhost:${port}`;
  const listed = `http://listed.club.localhost:${blank.port}`;
  const server = await startServer({ WEB_ROOT: 'none', WEB_ORIGINS: `${app},${listed}` });
  const api = `http://api.club.localhost:${new URL(server.url).port}`;
  const frontEnds = await startStaticCopy(api, port);
  const stop = async () => {
    frontEnds.stop();
    blank.stop();
    await server.stop();
  };
  return { app, api, listed, blankPort: blank.port, url: server.url, stop };
}

type Site = Awaited<ReturnType<typeof startSite>>;

// Covers S8.
journey(
  'front ends and API work on two origins of one site, and pages of other origins reach nothing',
  { tag: '@desktop' },
  async ({ browser }) => {
    const site = await startSite();
    try {
      const context = await browser.newContext({ baseURL: site.app });
      const violations = watchPolicy(context, [site.app, site.api]);
      const page = await context.newPage();
      await asParent(page);
      await asAdmin(page);
      expect(violations, 'violations of the content security policy').toEqual([]);

      const before = await leagues(site);
      for (const address of foreign(site)) await attackFrom(await context.newPage(), address, site);
      expect(await leagues(site)).toEqual(before);
      await page.reload();
      await expect(page.getByRole('button', { name: 'Import Data' })).toBeVisible();

      // With its origin listed, the same page succeeds, so the origin was the reason for rejecting the others.
      const friend = await context.newPage();
      await friend.goto(site.listed);
      expect(await attack(friend, site.api)).toMatchObject({ read: '200', json: '201' });
      expect(await leagues(site)).toEqual([...before, 'Stolen File', 'Stolen Json'].sort());
      await page.reload();
      await expect(page).toHaveURL(/\/auth/);
    } finally {
      await site.stop();
    }
  },
);

async function asParent(page: Page): Promise<void> {
  await signInByForm(page, 'parent@touchline.example');
  const match = page.getByRole('article', { name: 'U12 Lions v Harbour Rovers' });
  const saved = page.waitForResponse((response) => ['POST', 'PUT'].includes(response.request().method()));
  await match.getByRole('radio', { name: 'Available', exact: true }).click();
  await expect(match.getByText('RSVP Needed')).toBeHidden();
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(match.getByRole('button', { name: /^Mia.*: Available$/ })).toBeVisible();

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Full Name').fill('Pat Keller-Moreno');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Profile updated');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth/);
}

async function asAdmin(page: Page): Promise<void> {
  await signInByForm(page, 'admin@touchline.example');
  await page.goto('/admin/import?type=leagues');
  const template = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Template' }).click();
  expect((await template).suggestedFilename()).toBe('leagues-template.csv');

  const csv = Buffer.from('name,ageGroup\nSibling League,U12\n,U12\n');
  await page
    .getByLabel(/CSV file/)
    .filter({ visible: true })
    .setInputFiles({ name: 'leagues.csv', mimeType: 'text/csv', buffer: csv });
  await page.getByRole('button', { name: 'Import Data' }).click();
  await expectToast(page, 'Successfully imported 1 items with 1 errors and 0 skipped.');
}

/** Another site, a look-alike, another port of our host, an unlisted sibling, and the origin `null`. */
const foreign = ({ listed, blankPort }: Site): string[] => [
  `http://evil.localhost:${blankPort}/`,
  `http://app.club.localhost.evil.localhost:${blankPort}/`,
  `http://app.club.localhost:${blankPort}/`,
  `http://www.club.localhost:${blankPort}/`,
  `${listed}/sandboxed`,
];

async function attackFrom(page: Page, address: string, { api }: Site): Promise<void> {
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'POST') statuses.push(response.status());
  });
  await page.goto(address);
  const seen = await attack(page, api);
  expect([...new Set(Object.values(seen))], address).toEqual(['nothing']);
  expect(await sendForm(page, `${api}/api/leagues`), address).toContain('This request came from another site');
  expect([...new Set(statuses)], address).toEqual([403]);
  await page.close();
}

/** The names of all leagues on the server. */
async function leagues({ url }: Site): Promise<string[]> {
  const credentials = JSON.stringify({ username: 'admin@touchline.example', password: 'touchline' });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body: credentials });
  // The server ends the response only after it has saved the session.
  await answer.json();
  const cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!;
  const list: { name: string }[] = await (await fetch(`${url}/api/leagues`, { headers: { cookie } })).json();
  return list.map(({ name }) => name).sort();
}
