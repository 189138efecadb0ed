import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { note } from '../faults/size.ts';

const root = new URL('../../..', import.meta.url).pathname;

interface Component {
  purl: string;
  version: string;
  hashes?: unknown[];
  properties?: { name: string; value: string }[];
}

const nameOf = ({ purl }: Component) => decodeURIComponent(/^pkg:npm\/(.+)@/.exec(purl)![1]!);
const has = ({ properties = [] }: Component, name: string) =>
  properties.some((property) => property.name === name && property.value === 'true');

// `--omit dev` would leave out packages of the server that a development tool needs as well.
// Covers S13, ASVS 15.1.2.
it('npm writes a bill of materials with every package of the server and the front ends, from the lock file alone', async () => {
  const args = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'];
  const { stdout } = await promisify(execFile)('npm', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  const { bomFormat, components } = JSON.parse(stdout) as { bomFormat: string; components: Component[] };
  expect(bomFormat).toBe('CycloneDX');

  const production = components.filter((component) => !has(component, 'cdx:npm:package:development'));
  const names = new Set(production.map(nameOf));
  for (const project of ['backend', 'shell', 'parent-app', 'admin-app']) {
    const { dependencies } = JSON.parse(readFileSync(`${root}/${project}/package.json`, 'utf8')) as {
      dependencies: Record<string, string>;
    };
    expect([project, Object.keys(dependencies).filter((name) => !names.has(name))]).toEqual([project, []]);
  }
  expect(['jest', 'eslint', 'nx', '@nestjs/testing'].filter((name) => names.has(name))).toEqual([]);
  const unknown = production.filter(({ version, hashes }) => !version || !hashes).map(nameOf);
  expect(unknown.filter((name) => !name.startsWith('@touchline/'))).toEqual([]);
  note(
    'S13',
    `${components.length} packages in the bill of materials, ${production.length} of them not for development`,
  );
});
