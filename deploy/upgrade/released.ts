import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const commits = {
  '0.1.0': 'eaa96734271a0b9cad2734918e18cd9be1fe1e32',
  '0.2.0': '1cac43f2ea8c7a5e8dd6247266ccea067eeb5989',
};
export type Release = keyof typeof commits;
export const releases = Object.keys(commits) as Release[];

/** Where a released version, or the version of this folder, is built. */
export const folderOf = (version: Release | 'current'): string =>
  version === 'current' ? root : join(root, `.cache/released-${version}`);

/** Clones, installs and builds a released version, once. */
export function ensureReleased(version: Release): void {
  const [commit, released] = [commits[version], folderOf(version)];
  const builtMark = join(released, '.built');
  if (existsSync(builtMark)) return;
  const { status } = spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root });
  if (status !== 0) {
    throw new Error(
      `This clone does not contain version ${version} (commit ${commit.slice(0, 7)}); a shallow one gets it with "git fetch --unshallow".`,
    );
  }
  console.log(`Installing and building version ${version}, once …`);
  rmSync(released, { recursive: true, force: true });
  run(root, 'git', 'clone', '--quiet', '--no-checkout', root, released);
  run(released, 'git', 'checkout', '--quiet', '--detach', commit);
  run(released, 'npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error');
  const projects = ['backend', 'shell', 'parent-app', 'admin-app'].map((name) => `@touchline/${name}`).join(',');
  run(released, process.execPath, 'node_modules/nx/dist/bin/nx.js', 'run-many', '--targets=build', '-p', projects);
  writeFileSync(builtMark, '');
}

function run(folder: string, command: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    // npm hands its settings on; before 0.3.0, a package's script linked the libraries of the embedded PostgreSQL.
    env: {
      ...process.env,
      npm_config_ignore_scripts: 'false',
      NX_DAEMON: 'false',
      NX_TUI: 'false',
      NX_NO_CLOUD: 'true',
    },
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
}
