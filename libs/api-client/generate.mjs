// @ts-check
// Generates src/generated.ts (types, endpoints with cache tags, hooks) and src/operations.ts from openapi.json. Do not edit them.
// With --check it writes nothing and fails if a file is out of date.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { format } from 'prettier';

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
  return withSingleHooks(String(source).replace(/from '[^']*base-api[^']*'/, "from './base-api.ts'"));
}

/**
 * Exports each hook by itself, because a bundle keeps all names of a destructured object, and an app uses a third of them.
 * @param {string} source
 */
const withSingleHooks = (source) =>
  source.replace(/export const \{([^}]*)\} = injectedRtkApi;/, (_all, names) =>
    [
      'type Hooks = typeof injectedRtkApi;',
      'const hook = <Name extends keyof Hooks>(name: Name): Hooks[Name] => injectedRtkApi[name];',
      ...String(names)
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean)
        .map((name) => `export const ${name} = /* @__PURE__ */ hook('${name}');`),
    ].join('\n'),
  );

/** The operations without those about the server's health, in the order in which the server tries their paths. */
async function operationsSource() {
  /** @type {{ paths: Record<string, Record<string, { operationId: string, 'x-requires': string, 'x-demo'?: 'none' }>> }} */
  const { paths } = JSON.parse(await readFile(here('openapi.json'), 'utf8'));
  const operations = Object.entries(paths)
    .filter(([path]) => !path.startsWith('/api/health/'))
    .flatMap(([path, item]) =>
      Object.entries(item).map(([method, { operationId, 'x-requires': action, 'x-demo': demo }]) => ({
        row: `${operationId}: ['${method.toUpperCase()} ${path}', '${action}'],`,
        notInDemo: demo === 'none' ? [`'${operationId}'`] : [],
      })),
    );
  const source = `
    import { type Action } from '@touchline/domain';

    /** Method and path of each operation, and the action of the access policy that it requires. */
    export const operations = {
      ${operations.map(({ row }) => row).join('\n')}
    } as const satisfies Record<string, readonly [address: string, action: Action]>;

    export type OperationName = keyof typeof operations;

    /** Operations that the demo answers with one fixed problem (\`x-demo: none\`). */
    export type OperationNotInDemo = ${operations.flatMap(({ notInDemo }) => notInDemo).join(' | ')};
  `;
  const style = JSON.parse(await readFile(here('../../.prettierrc.json'), 'utf8'));
  return format(source, { ...style, parser: 'typescript' });
}

for (const [name, source] of [
  ['generated.ts', await clientSource()],
  ['operations.ts', await operationsSource()],
]) {
  const file = here(`src/${name}`);
  if (!process.argv.includes('--check')) await writeFile(file, source);
  else if ((await readFile(file, 'utf8')) !== source) {
    console.error(`src/${name} is out of date with openapi.json; run: npm run contract`);
    process.exitCode = 1;
  }
}
