import { existsSync, readdirSync } from 'node:fs';
import { graphOfRepository, subjects, testsReachedBy } from './affected.mjs';

const projects = ['backend', 'parent-app', 'admin-app', 'tools', 'libs/domain', 'libs/ui'];
const repository = graphOfRepository();
/** Answers as Nx does, in no time. */
const graph = {
  ...repository,
  reached: (files: string[]) => {
    const starts = (...folders: string[]) => files.some((file) => folders.some((folder) => file.startsWith(folder)));
    return [
      ...(starts('backend/', 'libs/domain/', 'libs/api-client/openapi.json', 'docs/api.md') ? ['backend', 'e2e'] : []),
      ...(starts('libs/domain/') ? ['libs/domain'] : []),
    ];
  },
};
const reachedBy = (...files: string[]) => testsReachedBy(files, projects, graph);

describe('npm test -- --affected', () => {
  it('tests a library, all that depends on it and the journeys', () => {
    expect(testsReachedBy(['libs/ui/src/index.ts'], projects, repository)).toEqual({
      projects: ['parent-app', 'admin-app', 'tools', 'libs/ui'],
      backend: [],
      journeys: ['.'],
    });
  });

  // Those about a changed layer or one that imports it, and those that look at all routes.
  it('tests the folders of the backend that a change reaches', () => {
    const searches = ['test/access/', 'test/http/', 'test/operations/', 'test/security/'];
    expect(reachedBy('backend/src/import/teams.import.ts')).toEqual({
      projects: ['backend', 'tools'],
      backend: ['test/children/', 'test/club/', 'test/families/', 'test/faults/', ...searches],
      journeys: ['.'],
    });
    expect(reachedBy('backend/src/feeds/feeds.service.ts').backend).toEqual([
      'test/feeds/',
      'test/privacy/',
      ...searches,
    ]);
    expect(reachedBy('backend/src/events/events.service.ts', 'libs/ui/src/index.ts').backend).not.toContain(
      'test/children/',
    );
  });

  it.each([
    'backend/src/database/lock.ts',
    'backend/src/main.ts',
    'backend/package.json',
    'backend/test/support/api.ts',
    'libs/domain/src/limits.ts',
  ])('tests the whole backend after a change of %s', (file) => expect(reachedBy(file).backend).toEqual(['test/']));

  it('runs a changed test alone, because nothing imports it', () => {
    expect(
      reachedBy('backend/test/feeds/feeds.api.test.ts', 'e2e/journeys/absences.journey.ts', 'libs/ui/src/a.test.tsx'),
    ).toEqual({
      projects: ['backend', 'tools', 'libs/ui'],
      backend: ['test/feeds/feeds.api.test.ts'],
      journeys: ['journeys/absences.journey.ts'],
    });
  });

  it('tests what reads a document or the contract', () => {
    expect(reachedBy('docs/api.md').projects).toEqual(['backend', 'tools']);
    expect(reachedBy('libs/api-client/openapi.json').backend).toContain('test/http/');
    expect(reachedBy('docs/api.md').backend).not.toContain('test/');
    expect(testsReachedBy(['docs/api.md'], projects, repository).projects).toEqual(['backend', 'tools']);
    expect(reachedBy('README.md')).toEqual({ projects: ['tools'], backend: [], journeys: [] });
    expect(reachedBy()).toEqual({ projects: [], backend: [], journeys: [] });
  });

  it('knows what each folder of backend tests is about', () => {
    const folders = readdirSync('../backend/test', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const known = [...Object.keys(subjects), 'access', 'http', 'operations', 'security', 'support'];
    expect(folders.map(({ name }) => name).toSorted()).toEqual(known.toSorted());

    const missing = Object.values(subjects)
      .flat()
      .filter((layer) => !existsSync(`../backend/src/${layer}`));
    expect(missing).toEqual([]);
  });

  it('knows which tests are about each layer', () => {
    const tested = new Set(Object.values(subjects).flat());
    expect([...graph.imports.keys()].filter((layer) => !tested.has(layer))).toEqual([]);
  });
});
