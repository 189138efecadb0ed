// @ts-check
// Makes src/generated.ts from openapi.json: types, endpoints with their cache tags, hooks. Never edit what it writes.
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { generateEndpoints } from '@rtk-query/codegen-openapi';

/** @param {string} path */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The client's source, the same for the same contract on every machine. */
export async function generateClient() {
  const source = await generateEndpoints({
    schemaFile: here('openapi.json'),
    apiFile: './src/base-api.ts',
    apiImport: 'baseApi',
    exportName: 'generatedApi',
    tag: true,
    hooks: { queries: true, lazyQueries: true, mutations: true },
    flattenArg: true,
    encodePathParams: true,
    useUnknown: true,
    prettierConfigFile: here('../../.prettierrc.json'),
  });
  return String(source).replace(/from '[^']*base-api[^']*'/, "from './base-api.ts'");
}

if (process.argv[1] === here('generate.mjs')) await writeFile(here('src/generated.ts'), await generateClient());
