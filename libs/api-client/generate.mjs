// @ts-check
// Generates src/generated.ts from openapi.json: types, endpoints with cache tags, hooks. Do not edit the output.
// With --check it writes nothing and fails if the file is out of date.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { generateEndpoints } from '@rtk-query/codegen-openapi';

/** @param {string} path */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

async function clientSource() {
  const source = await generateEndpoints({
    schemaFile: here('openapi.json'),
    apiFile: './src/base-api.ts',
    apiImport: 'baseApi',
    exportName: 'generatedApi',
    tag: true,
    hooks: { queries: true, lazyQueries: true, mutations: true },
    // Reads, but with a body.
    endpointOverrides: [{ pattern: /^(countClashes|previewSeries)$/, type: 'query' }],
    flattenArg: true,
    encodePathParams: true,
    useUnknown: true,
    prettierConfigFile: here('../../.prettierrc.json'),
  });
  return String(source).replace(/from '[^']*base-api[^']*'/, "from './base-api.ts'");
}

const file = here('src/generated.ts');
const source = await clientSource();
if (!process.argv.includes('--check')) await writeFile(file, source);
else if ((await readFile(file, 'utf8')) !== source) {
  console.error('src/generated.ts is out of date with openapi.json; run: npm run contract');
  process.exitCode = 1;
}
