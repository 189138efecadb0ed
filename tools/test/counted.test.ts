import { readdirSync, readFileSync } from 'node:fs';

// What makes the tests slow, counted, so that it does not grow unnoticed. A test that needs more of it raises the number here and
// says why in its commit.
const limits = { backendFilesWithServers: 26, clubs: 78, secondsOfWaiting: 6.3 };

const root = new URL('../../', import.meta.url);

/** The tests and journeys of a folder, without their comments. */
function testsIn(folder: string): { file: string; source: string }[] {
  const files = readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.(test|journey)\.tsx?$/.test(file) && !/node_modules|dist\//.test(file))
    .map((file) => ({
      file: `${folder}/${file}`,
      source: readFileSync(new URL(`${folder}/${file}`, root), 'utf8').replace(/^\s*(\/\/|\*).*$/gm, ''),
    }));
}

const backendTests = testsIn('backend/test');
const journeys = testsIn('e2e');
const everyTest = ['backend', 'libs', 'shell', 'parent-app', 'admin-app', 'tools', 'deploy'].flatMap(testsIn);

describe('The cost of the tests', () => {
  it('a backend test uses the application of its worker, and only few start a server or a database of their own', () => {
    const ownServer = /from '(node:child_process|.*\/(server-process|club-server|replicated-database)\.ts)'/;
    expect(backendTests.filter(({ source }) => ownServer.test(source)).length).toBeLessThanOrEqual(
      limits.backendFilesWithServers,
    );

    const clubs = backendTests.flatMap(({ source }) => source.match(/\bstartClub\(/g) ?? []);
    expect(clubs.length).toBeLessThanOrEqual(limits.clubs);
  });

  it('tests wait for what happens, not for time to pass', () => {
    const waits =
      /\b(?:pause|sleep|waitForTimeout)\((\d[\d_]*)\)|\bsetTimeout\([^()]*, (\d[\d_]*)\)|\bpg_sleep\(([\d.]+)\)/g;
    const seconds = [...everyTest, ...journeys].flatMap(({ source }) =>
      [...source.matchAll(waits)].map(([, pause, timeout, inSql]) =>
        inSql ? Number(inSql) : Number((pause ?? timeout)!.replaceAll('_', '')) / 1000,
      ),
    );
    expect(seconds.length).toBeGreaterThan(0);
    expect(seconds.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(limits.secondsOfWaiting);
  });

  it('a journey uses each page that it loads', () => {
    expect(journeys.length).toBeGreaterThan(40);
    expect(journeys.flatMap(unusedPages)).toEqual([]);
  });
});

/** Page loads that another load of the same page follows at once. */
function unusedPages({ file, source }: { file: string; source: string }): string[] {
  const load = /await (?:signIn\((?<user>\w+)[^;]*|(?<page>\w+)\.(?:goto|reload)\([^;]*);\s*/g;
  return [...source.matchAll(load)]
    .filter(({ 0: text, index, groups }) => {
      const page = groups!.user ?? groups!.page;
      const next = source.slice(index + text.length);
      return new RegExp(`^await (${page}\\.(goto|reload)\\(|signIn\\w*\\(${page}\\b)`).test(next);
    })
    .map(({ 0: text }) => `${file}: ${text.trim()}`);
}
