import { readdirSync } from 'node:fs';
import { ESLint } from 'eslint';

const eslint = new ESLint({ cwd: new URL('../..', import.meta.url).pathname });

/** The messages of a rule for a line in a file of this name, which need not exist. */
async function complaints(filePath: string, line: string, rule = 'no-restricted-imports'): Promise<string[]> {
  const config = (await eslint.calculateConfigForFile(filePath)) as { rules: Record<string, unknown> };
  // Only this rule, because others need the types of an existing file.
  const only = new ESLint({
    cwd: new URL('../..', import.meta.url).pathname,
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

it('the lowest layer of backend/src may not import any other folder', async () => {
  const source = new URL('../../backend/src', import.meta.url);
  const folders = readdirSync(source, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name } of folders.filter(({ name }) => name !== 'config')) {
    const found = await complaints('backend/src/config/settings.ts', `import { any } from '../${name}/any.ts';`);
    expect([name, found]).toEqual([name, [expect.stringContaining('config is a layer below')]]);
  }
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
