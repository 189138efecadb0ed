import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accessPolicy } from '@touchline/domain';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { contractFile, operations } from './support/contract.ts';

describe('the contract', () => {
  it('is what the built server says (else: npm run contract)', () => {
    const fresh = join(mkdtempSync(join(tmpdir(), 'contract-')), 'openapi.json');
    execFileSync(process.execPath, [new URL('../dist/write-contract.js', import.meta.url).pathname, fresh]);
    expect(readFileSync(fresh, 'utf8')).toBe(readFileSync(contractFile, 'utf8'));
  });

  it('is a document without fault', async () => {
    const config = await createConfig({
      extends: ['recommended-strict'],
      rules: {
        'operation-description': 'error',
        'tag-description': 'error',
        'no-invalid-schema-examples': 'error',
        'no-invalid-media-type-examples': 'error',
        'no-unused-components': 'error',
        // What everybody may read refuses nobody.
        'operation-4xx-response': 'off',
      },
    });
    const problems = await lintFromString({ source: readFileSync(contractFile, 'utf8'), config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, location[0]?.pointer, message])).toEqual([]);
  });

  it.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '%s names its action',
    (_id, operation) => {
      expect(Object.keys(accessPolicy)).toContain(operation['x-requires']);
    },
  );

  it('says in one line what an operation does, and the rest in its description', () => {
    expect(
      operations.filter(({ summary }) => !summary || summary.includes('\n')).map((one) => one.operationId),
    ).toEqual([]);
  });

  it('names every operation once', () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});
