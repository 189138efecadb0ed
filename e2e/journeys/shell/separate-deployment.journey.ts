import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { expect, journey as anyJourney, signIn } from '../../support/journey.ts';
import { startServer } from '../../support/server.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const scratch = join(root, 'e2e/.test-results');

interface Deployment {
  /** The folder from which the front ends are served. */
  folder: string;
  /** Replaces the admin app with another build, as a deployment does. */
  deploy: (build: string) => void;
}

/** Starts the product with a copy of its front ends, so that one of them can be replaced. */
const journey = anyJourney.extend<{ deployment: Deployment }>({
  deployment: async ({}, use) => {
    mkdirSync(scratch, { recursive: true });
    const folder = mkdtempSync(join(scratch, 'deployed-'));
    const current = join(folder, 'admin-app/dist');
    for (const part of ['shell', 'parent-app', 'admin-app'])
      cpSync(join(root, part, 'dist'), join(folder, part, 'dist'), { recursive: true });
    const deploy = (build: string) => {
      const next = mkdtempSync(join(folder, 'next-'));
      cpSync(build, next, { recursive: true });
      renameSync(current, join(folder, `replaced-${Date.now()}`));
      renameSync(next, current);
    };
    await use({ folder, deploy });
    rmSync(folder, { recursive: true, force: true });
  },
  baseURL: async ({ deployment }, use) => {
    const server = await startServer({ WEB_ROOT: deployment.folder });
    await use(server.url);
    await server.stop();
  },
});

const today = join(root, 'admin-app/dist');
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const newTitle = ['"Manage Players"', '"Manage Players, as of later"'] as const;
const buildOf = (folder: string): string => JSON.parse(readFileSync(join(folder, 'version.json'), 'utf8')).build;

journey(
  'a new build of the admin app is deployed and rolled back under a running shell',
  { tag: '@desktop' },
  async ({ page, deployment }) => {
    const later = process.env.TEST_ALL ? await buildLater(deployment.folder) : rewriteToLater(deployment.folder);
    const files: string[] = [];
    page.on('response', (response) => files.push(`${response.status()} ${response.url()}`));
    const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

    await journey.step('a page that is open goes on to a page of the new build', async () => {
      await signIn(page, 'admin@touchline.example');
      await page.getByRole('link', { name: 'Manage Teams' }).click();
      await expect(heading('Manage Teams')).toBeVisible();
      deployment.deploy(later);
      await page.getByRole('link', { name: 'Manage Players' }).click();
      await expect(heading('Manage Players, as of later')).toBeVisible();
    });

    await journey.step('the about box names the new build, and the shell’s as it was', async () => {
      await page.getByRole('button', { name: 'About Touchline' }).click();
      const about = page.getByRole('dialog', { name: 'About Touchline' });
      await expect(about).toContainText(buildOf(later));
      await expect(about).toContainText(buildOf(join(root, 'shell/dist')));
      await expect(about).not.toContainText('A newer version');
      await page.keyboard.press('Escape');
    });

    await journey.step('the next load takes files of the new build alone', async () => {
      files.length = 0;
      await page.goto('/admin/manage-teams');
      await expect(heading('Manage Teams')).toBeVisible();
      const own = files.filter((file) => file.includes('/remotes/admin-app/'));
      expect(own).not.toEqual([]);
      expect(own.filter((file) => !/^(200|304) /.test(file))).toEqual([]);
      await page.getByRole('link', { name: 'Dashboard' }).click();
      await expect(heading('Dashboard')).toBeVisible();
    });

    await journey.step('the earlier build comes back as easily', async () => {
      deployment.deploy(today);
      await page.goto('/admin/manage-children');
      await expect(heading('Manage Players')).toBeVisible();
    });
  },
);

/** The short form: today's build with another title and new file names, as if its content hashes had changed. */
function rewriteToLater(folder: string): string {
  const copy = mkdtempSync(join(folder, 'later-'));
  const renamed = (text: string) => text.replaceAll(/\b[0-9a-f]{10}\b/g, (hash) => [...hash].reverse().join(''));
  for (const name of readdirSync(today).filter((file) => !/\.(br|gz)$/.test(file))) {
    const text = readFileSync(join(today, name), 'utf8');
    const changed = renamed(text).replaceAll(...newTitle);
    writeFileSync(join(copy, renamed(name)), changed);
    writeFileSync(join(copy, `${renamed(name)}.br`), brotliCompressSync(changed, quick));
    writeFileSync(join(copy, `${renamed(name)}.gz`), gzipSync(changed));
  }
  return copy;
}

/** Builds a later version of the admin app: the same source with another title. */
async function buildLater(folder: string): Promise<string> {
  const copy = mkdtempSync(join(folder, 'later-'));
  const skipped = /admin-app\/(dist|node_modules|\.test-results)(\/|$)/;
  cpSync(join(root, 'admin-app'), copy, { recursive: true, filter: (file) => !skipped.test(file) });
  symlinkSync(join(root, 'admin-app/node_modules'), join(copy, 'node_modules'));
  const file = join(copy, 'src/players/manage-players.page.tsx');
  const source = readFileSync(file, 'utf8');
  const changed = source.replaceAll(...newTitle);
  expect(changed).not.toBe(source);
  writeFileSync(file, changed);
  const build = spawn(process.execPath, [join(root, 'tools/webpack/run.mjs'), 'build'], {
    cwd: copy,
    stdio: 'inherit',
  });
  expect(await new Promise((done) => build.once('exit', done))).toBe(0);
  return join(copy, 'dist');
}
