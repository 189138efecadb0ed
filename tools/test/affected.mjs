// @ts-check
// What `npm test -- --affected` runs: projects that a change can reach in Nx's graph, folders of backend tests by what the layers
// of `backend/src` import, and journeys if the product changed.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { layerOf, layers } from '../lint/layers.mjs';
import { nx, root } from '../start/setup.mjs';

/**
 * Folders of the projects whose tests run, and patterns of test files of the backend and of journeys.
 * @typedef {{ projects: string[], backend: string[], journeys: string[] }} Selection
 * The projects that a change of files can reach, and what each layer of the backend imports.
 * @typedef {{ reached: (files: string[]) => string[], imports: Map<string, Set<string>> }} Graph
 */

const backend = 'backend/src';

/** Layers that every other is built on or part of. */
const shared = ['app', 'audit', 'commands', 'config', 'contract', 'database', 'http', 'schema', 'start'];

/** Folders of backend tests that look at all routes, or that read files of other projects. */
const always = ['access', 'http', 'operations', 'security'];

/** The layers that the other folders of backend tests are about. @type {Record<string, string[]>} */
export const subjects = {
  children: ['players', 'children', 'deletion-requests', 'duplicates', 'guardians', 'users'],
  clock: ['telling/answer-links', 'auth', 'availability', 'rate-limits', 'telling/reminders'],
  club: [
    ...['announcements', 'audit-log', 'club', 'club-work', 'data-export', 'import', 'leagues', 'seasons', 'teams'],
    'telling/notifications',
  ],
  events: ['availability', 'telling/event-mails', 'telling/event-notices', 'events', 'responses', 'telling/reminders'],
  failover: ['telling/outbox'],
  families: ['absences', 'telling/answer-links', 'auth', 'availability', 'children', 'guardians', 'import'],
  faults: ['backup', 'health', 'housekeeping', 'import', 'metrics', 'telling/outbox'],
  feeds: ['feeds'],
  mail: [
    'announcements',
    'auth',
    'guardians',
    ...['event-mails', 'mail', 'outbox', 'preferences', 'reminders', 'team-mails'].map((room) => `telling/${room}`),
  ],
  privacy: [
    ...['children', 'deletion-requests', 'privacy/registry', 'privacy/erasure', 'privacy/export'],
    ...['privacy/retention', 'privacy/child-privacy'],
  ],
};

/** @param {string[]} files that changed @param {string[]} projects folders of all projects @param {Graph} graph @returns {Selection} */
export function testsReachedBy(files, projects, graph) {
  const reached = graph.reached(files.filter((file) => !isTest(file)));
  const isReached = (/** @type {string} */ project) =>
    // Tests of `tools` read documents and the titles of all tests.
    project === 'tools' || reached.includes(project) || files.some((file) => file.startsWith(`${project}/`));
  return {
    projects: files.length === 0 ? [] : projects.filter(isReached),
    backend: reached.includes('backend') ? backendTests(files, graph) : testsOf('backend', files),
    journeys: reached.includes('e2e') ? ['.'] : testsOf('e2e', files),
  };
}

/** No file imports a test. @param {string} file */
const isTest = (file) => /\.(test|journey)\.tsx?$/.test(file);

/** @param {string} project @param {string[]} files @returns {string[]} */
const testsOf = (project, files) =>
  files.filter((file) => file.startsWith(`${project}/`) && isTest(file)).map((file) => file.slice(project.length + 1));

/** @param {string[]} files @param {Graph} graph @returns {string[]} */
function backendTests(files, graph) {
  const sources = files.filter((file) => !isTest(file));
  const changed = sources.map((file) =>
    file.startsWith(`${backend}/`) ? layerOf(backend, file.slice(backend.length + 1)) : undefined,
  );
  const others = sources.filter((file, index) => !changed[index] && !readOnly.test(file));
  const reachesAll =
    changed.some((layer) => layer && shared.includes(layer)) || graph.reached(others).includes('backend');
  if (reachesAll) return ['test/'];

  const reached = importersOf(
    changed.filter((layer) => layer !== undefined),
    graph.imports,
  );
  const folders = Object.keys(subjects).filter((folder) => subjects[folder]?.some((layer) => reached.has(layer)));
  return [...[...folders, ...always].map((folder) => `test/${folder}/`), ...testsOf('backend', files)];
}

/** Files outside the backend that only tests which always run read. */
const readOnly = /^(docs|deploy)\/|^libs\/api-client\/openapi\.json$/;

/** Layers and all that import them, directly or not. @param {string[]} layers @param {Map<string, Set<string>>} imports */
function importersOf(layers, imports) {
  const found = new Set(layers);
  for (const layer of found) {
    for (const [importer, imported] of imports) if (imported.has(layer)) found.add(importer);
  }
  return found;
}

/** Files that differ from where this branch left main (on main itself: from what is pushed, or from the last commit). */
export function changedFiles() {
  const main = ['origin/main', 'main'].find((name) => git('rev-parse', '--verify', '--quiet', name).length > 0);
  const [base = 'HEAD'] = main ? git('merge-base', 'HEAD', main) : [];
  if (git('rev-parse', '--git-dir').length === 0) throw new Error('`--affected` needs Git, which knows what changed.');
  const changed = [
    ...git('diff', '--name-only', '--no-renames', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  // A test that is gone cannot run.
  return changed.filter((file) => !isTest(file) || existsSync(`${root}/${file}`));
}

/** Git's answer in lines; none if it fails. @param {string[]} args */
const git = (...args) =>
  (spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout ?? '').split('\n').filter((line) => line !== '');

/** The projects of this repository and the imports of its backend. @returns {Graph} */
export function graphOfRepository() {
  const libraries = readdirSync(`${root}/libs`);
  return {
    reached(files) {
      if (files.length === 0) return [];
      const { stdout } = nx(['show', 'projects', '--affected', `--files=${files.join(',')}`, '--json'], 'pipe');
      const names = JSON.parse(stdout).map((/** @type {string} */ name) => name.replace('@touchline/', ''));
      return names.map((/** @type {string} */ name) => (libraries.includes(name) ? `libs/${name}` : name));
    },
    imports: new Map(importers.map((layer) => [layer, importsOf(layer)])),
  };
}

/** The layers that import what they need, which `app` puts together. */
const importers = layers[backend]?.filter((layer) => !shared.includes(layer)) ?? [];

/** @param {string} layer @returns {Set<string>} */
function importsOf(layer) {
  const folder = `${root}/${backend}/${layer}`;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const imported = files.flatMap((file) =>
    [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/ from '(\.[^']+)'/g)].map(([, path = '']) =>
      layerOf(backend, join(layer, dirname(file), path)),
    ),
  );
  return new Set(imported.filter((other) => other !== undefined));
}
