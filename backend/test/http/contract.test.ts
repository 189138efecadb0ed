import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accessPolicy } from '@touchline/domain';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { contractFile, operations } from '../support/contract.ts';

describe('The contract', () => {
  it('matches the built server (otherwise run: npm run contract)', () => {
    const fresh = join(mkdtempSync(join(tmpdir(), 'contract-')), 'openapi.json');
    execFileSync(process.execPath, [new URL('../../dist/write-contract.js', import.meta.url).pathname, fresh]);
    expect(readFileSync(fresh, 'utf8')).toBe(readFileSync(contractFile, 'utf8'));
  });

  it('passes the OpenAPI linter', async () => {
    const config = await createConfig({
      extends: ['recommended-strict'],
      rules: {
        'operation-description': 'error',
        'tag-description': 'error',
        'operation-tag-defined': 'error',
        'no-invalid-schema-examples': 'error',
        'no-invalid-media-type-examples': 'error',
        'no-unused-components': 'error',
        // Public operations reject nobody.
        'operation-4xx-response': 'off',
      },
    });
    const problems = await lintFromString({ source: readFileSync(contractFile, 'utf8'), config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, location[0]?.pointer, message])).toEqual([]);
  });

  // Covers S1.
  it.each(operations.map((operation) => [operation.operationId, operation] as const))(
    'names an action of the access policy for %s',
    (_id, operation) => {
      expect(Object.keys(accessPolicy)).toContain(operation['x-requires']);
    },
  );

  it('has a summary of one line for every operation', () => {
    expect(
      operations.filter(({ summary }) => !summary || summary.includes('\n')).map((one) => one.operationId),
    ).toEqual([]);
  });

  it('uses every operationId once', () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});
