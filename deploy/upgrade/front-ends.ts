import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '@touchline/e2e/browser';
import { check, checkThat } from './checks.ts';
import { expect, heading, openPage, signInByForm } from './page.ts';
import { startServer, type Version } from './programs.ts';
import { folderOf, type Release, root } from './released.ts';
import { asParent, seePages } from './walk-of-family.ts';
import { asAdmin, asCoach } from './walk-of-staff.ts';

/** The combinations that docs/adr/0020 promises. */
const combinationsWith = (release: Release): [name: string, shell: Version, apps: Version][] => [
  [`The front ends of version ${release}`, release, release],
  [`The apps of version ${release} in the current shell`, 'current', release],
  [`The current apps in the shell of version ${release}`, release, 'current'],
];

/** Walks through a release's and the current front ends against the current API, on the upgraded sample club. */
export async function walkFrontEnds(folder: string, release: Release): Promise<void> {
  const browser = await chromium.launch(await findBrowser());
  try {
    for (const [at, [name, shell, apps]] of combinationsWith(release).entries()) {
      console.log(`\n${name}`);
      const web = join(folder, `web-${at}`);
      for (const [part, version] of Object.entries({ shell, 'parent-app': apps, 'admin-app': apps })) {
        cpSync(join(folderOf(version), part, 'dist'), join(web, part, 'dist'), { recursive: true });
      }
      const server = await startServer('current', join(folder, 'club'), { WEB_ROOT: web });
      await walk(browser, server.url, `V${at + 1}`);
      await server.stop();
    }
    await keepPageOpen(browser, join(folder, 'open'), release);
  } finally {
    await browser.close();
  }
}

/** A family, a coach and an admin use the front ends; names contain the `tag`. */
async function walk(browser: Browser, url: string, tag: string): Promise<void> {
  const problems: string[] = [];
  const open = () => openPage(browser, url, problems);
  const match = `Lions v ${tag}`;
  const child = `Mia ${tag} Keller`;
  await checkThat('a parent signs in, and sees dashboard, calendar, teams, announcements and profile', async () =>
    seePages(await open()),
  );
  await asParent(await open(), url, { tag, match, child });
  await asCoach(await open(), { tag, match });
  await asAdmin(await open(), tag);
  check('no console error, no failed request', problems.length === 0, problems.join('; '));
  for (const context of browser.contexts()) await context.close();
}

/** A page of a release stays open while server and front ends are replaced. */
async function keepPageOpen(browser: Browser, dataDir: string, release: Release): Promise<void> {
  console.log(`\nA page of version ${release} that stays open`);
  const old = await startServer(release, dataDir, { WEB_ROOT: folderOf(release) });
  const page = await browser.newPage({ baseURL: old.url });
  await signInByForm(page, 'admin@touchline.example');
  await page.getByRole('link', { name: 'Manage Teams' }).click();
  await expect(heading(page, 'Manage Teams')).toBeVisible();
  await old.stop();
  const server = await startServer('current', dataDir, { WEB_ROOT: root, PORT: new URL(old.url).port });
  await checkThat('goes on to pages of both apps after the upgrade', async () => {
    for (const [link, title] of [
      ['Manage Players', 'Manage Players'],
      ['Dashboard', 'Dashboard'],
      ['Calendar', 'Calendar'],
    ] as const) {
      await page.getByRole('link', { name: link, exact: true }).first().click();
      await expect(heading(page, title)).toBeVisible();
    }
  });
  await checkThat('is still signed in when it is reloaded', async () => {
    await page.reload();
    await expect(heading(page, 'Calendar')).toBeVisible();
  });
  await page.close();
  await server.stop();
}
