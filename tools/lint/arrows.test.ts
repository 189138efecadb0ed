import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { ESLint } from 'eslint';
import { layerOf, layers } from './layers.mjs';

const repository = join(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd: repository });

/** The messages of a rule for a line in a file of this name, which need not exist. */
async function complaints(filePath: string, line: string, rule = 'no-restricted-imports'): Promise<string[]> {
  const config = (await eslint.calculateConfigForFile(filePath)) as { rules: Record<string, unknown> };
  // Only this rule, because others need the types of an existing file.
  const only = new ESLint({
    cwd: repository,
    overrideConfigFile: true,
    overrideConfig: [
      {
        files: ['**/*'],
        languageOptions: { ecmaVersion: 2024, sourceType: 'module' },
        rules: { [rule]: (config.rules[rule] ?? 'off') as 'error' },
      },
    ],
  });
  const [result] = await only.lintText(line, { filePath: filePath.replace(/\.tsx?$/, '.js') });
  return result!.messages.map(({ message }) => message);
}

describe('an import against the arrows is rejected', () => {
  it.each([
    ['libs/ui/src/buttons/button.tsx', "import { can } from '@touchline/domain';"],
    ['libs/domain/src/ages.ts', "import { clubApi } from '@touchline/api-client';"],
    ['libs/api-client/src/transport.ts', "import { Page } from '@touchline/app-core';"],
    ['libs/app-core/src/page/page.tsx', "import { createDemoServer } from '@touchline/demo-server';"],
    ['libs/app-core/src/page/page.tsx', "import { renderPage } from '@touchline/testing';"],
    ['libs/demo-server/src/teams/teams.ts', "import { Button } from '@touchline/ui';"],
    ['parent-app/src/app.tsx', "import app from '@touchline/admin-app';"],
    ['parent-app/src/app.tsx', "import app from '../../admin-app/src/app.tsx';"],
    ['admin-app/src/app.tsx', "import { createDemoServer } from '@touchline/demo-server';"],
    ['admin-app/src/teams/team.page.tsx', "import { theme } from '@touchline/ui/src/theme/theme.ts';"],
    ['shell/src/start.tsx', "import app from '@touchline/parent-app';"],
    ['backend/src/main.ts', "import { clubApi } from '@touchline/api-client';"],
    ['backend/src/main.ts', "import { can } from '../../libs/domain/src/access-policy.ts';"],
    ['libs/ui/src/buttons/button.test.tsx', "import { renderPage } from '@touchline/testing';"],
    ['backend/src/database/transaction.ts', "import { type User } from '../users/user.entity.ts';"],
    ['backend/src/database/embedded/cluster-files.ts', "import { IdParam } from '../../http/decorators.ts';"],
    ['backend/src/http/problems/problem.filter.ts', "import { SessionService } from '../../auth/session.service.ts';"],
    ['backend/src/users/accounts.service.ts', "import { AccessGuard } from '../auth/access.guard.ts';"],
    ['backend/src/teams/teams.service.ts', "import { EventListsService } from '../events/event-lists.service.ts';"],
    ['backend/src/events/events.service.ts', "import { dataSourceOptions } from '../schema/data-source.ts';"],
    ['backend/src/app/app.module.ts', "import { greeting } from '../start/greeting.ts';"],
    ['backend/src/teams/teams.service.ts', "import { clubApi } from '@touchline/api-client';"],
    ['parent-app/src/app.tsx', "import { Link } from 'react-router-dom';"],
    ['parent-app/src/app.tsx', "import styled from 'styled-components';"],
  ])('%s: %s', async (file, line) => {
    expect(await complaints(file, line)).toHaveLength(1);
  });
});

describe('an import along the arrows is allowed', () => {
  it.each([
    ['parent-app/src/app.tsx', "import { can } from '@touchline/domain';"],
    ['parent-app/src/app.test.tsx', "import { renderPage } from '@touchline/testing';"],
    ['shell/src/transport/transport.ts', "import { createDemoServer } from '@touchline/demo-server';"],
    ['libs/app-core/src/page/page.tsx', "import { Link } from '@touchline/router';"],
    ['libs/router/src/index.ts', "import { Link } from 'react-router-dom';"],
    ['backend/src/main.ts', "import { can } from '@touchline/domain';"],
    ['libs/ui/src/buttons/button.tsx', "import { styled } from 'styled-components';"],
    ['backend/src/events/events.service.ts', "import { TeamsService } from '../teams/teams.service.ts';"],
    ['backend/src/http/problems/problem.filter.ts', "import { Metrics } from '../../metrics/metrics.ts';"],
    ['backend/src/main.ts', "import { startServer } from './start/server.ts';"],
  ])('%s: %s', async (file, line) => {
    expect(await complaints(file, line)).toEqual([]);
  });
});

const foldersIn = (path: string) =>
  readdirSync(join(repository, path), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : [],
  );

const sourcesIn = (path: string) =>
  readdirSync(join(repository, path), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(tsx?|mjs)$/.test(file) && !/(^|\/)(node_modules|dist)\//.test(file),
  );

const sourceFolders = (path: string) =>
  foldersIn(path)
    .filter((name) => !['node_modules', 'dist'].includes(name) && sourcesIn(join(path, name)).length > 0)
    .toSorted();

describe('layers.mjs', () => {
  it.each(Object.keys(layers))('has every folder of %s once', (root) => {
    const listed = layers[root]!.filter((layer) => layer !== '*');
    const wings = new Set(listed.filter((layer) => layer.includes('/')).map((layer) => dirname(layer)));
    const folders = sourceFolders(root).flatMap((folder) =>
      wings.has(folder) ? sourceFolders(`${root}/${folder}`).map((room) => `${folder}/${room}`) : folder,
    );
    expect(listed.toSorted()).toEqual(folders.toSorted());
  });

  it('has every package with folders', () => {
    const { workspaces } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as {
      workspaces: string[];
    };
    const packages = workspaces.flatMap((path) =>
      path === 'libs/*' ? foldersIn('libs').map((name) => `libs/${name}`) : path,
    );
    const roots = packages.map((folder) => (existsSync(join(repository, folder, 'src')) ? `${folder}/src` : folder));
    const missing = roots.filter((root) => !layers[root] && sourceFolders(root).length > 0);
    expect(missing).toEqual([]);
  });

  it.each(Object.keys(layers))('rejects imports of %s against the order of its layers', async (root) => {
    const [lowest, ...others] = layers[root]!;
    const file = lowest === '*' ? `${root}/any.ts` : `${root}/${lowest}/any.ts`;
    for (const other of others) {
      const line = `import { any } from '${lowest === '*' ? '.' : '..'}/${other}/any.ts';`;
      expect([other, await complaints(file, line)]).toEqual([other, [expect.stringContaining('is a layer below')]]);
    }
  });

  it('rejects imports within a wing against the order', async () => {
    const line = "import { any } from '../reminders/any.ts';";
    expect(await complaints('backend/src/telling/mail/any.ts', line)).toHaveLength(1);
    expect(await complaints('backend/src/telling/event-mails/any.ts', line)).toEqual([]);
  });

  // ESLint does not look at these.
  it('has the order that lazy imports follow', () => {
    const upwards = Object.entries(layers).flatMap(([root, names]) =>
      sourcesIn(root).flatMap((file) => {
        const levelOf = (path: string) => names.indexOf(layerOf(root, path) ?? '');
        if (levelOf(file) < 0) return [];
        const lazy = readFileSync(join(repository, root, file), 'utf8').matchAll(/import\('((?:\.\.?\/)+[^']+)'\)/g);
        const targets = [...lazy].map(([, path]) => normalize(join(dirname(file), path!)));
        return targets.filter((path) => levelOf(file) < levelOf(path)).map((path) => `${file} → ${path}`);
      }),
    );
    expect(upwards).toEqual([]);
  });
});

it.each([
  ['backend/src/teams/teams.service.ts', 1],
  ['backend/src/events/event-audience.ts', 1],
  ['backend/src/teams/team.queries.ts', 0],
  ['backend/src/schema/data-source.ts', 0],
])('SQL in %s gives %i messages', async (file, count) => {
  for (const line of ['queryRows(manager, sql`SELECT 1`);', "manager.query('SELECT 1');"]) {
    expect(await complaints(file, line, 'no-restricted-syntax')).toHaveLength(count);
  }
});
