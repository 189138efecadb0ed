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
  return formatted(withSingleEndpoints(String(source)));
}

/**
 * Exports each endpoint and each hook by itself, marked as pure, because a bundle keeps all members of an object, and an app uses only some.
 * @param {string} source
 */
function withSingleEndpoints(source) {
  const [, tagTypes, endpoints, types, hooks] =
    /^export const addTagTypes = ([^]*?);\n.*?endpoints: \(build\) => \(\{\n([^]*?)\n {4}\}\),\n.*?generatedApi \};\n([^]*)export const \{([^]*?)\} = injectedRtkApi;/ms.exec(
      source,
    ) ?? [];
  const definition = /^ {6}(\w+): build\.(query|mutation)<\s*(\w+),\s*(\w+)\s*>\((\{[^]*?^ {6}\})\),$/gm;
  const found = [...String(endpoints).matchAll(definition)];
  return `
    import { type EndpointBuilder, type MutationDefinition, type QueryDefinition } from '@reduxjs/toolkit/query/react';
    import { type BaseQuery, baseApi } from './base-api.ts';

    export const addTagTypes = ${tagTypes};
    type Tag = (typeof addTagTypes)[number];
    type Query<Result, Arg> = QueryDefinition<Arg, BaseQuery, Tag, Result, 'api'>;
    type Mutation<Result, Arg> = MutationDefinition<Arg, BaseQuery, Tag, Result, 'api'>;
    type Definitions = {
      ${found.map(([, name, kind, result, arg]) => `${name}: ${kind === 'query' ? 'Query' : 'Mutation'}<${result}, ${arg}>;`).join('\n')}
    };

    const taggedApi = baseApi.enhanceEndpoints({ addTagTypes });
    /** With the types of all endpoints; an app has only those that it imports. */
    export const generatedApi = taggedApi as unknown as ReturnType<typeof taggedApi.injectEndpoints<Definitions>>;

    type Build = EndpointBuilder<BaseQuery, Tag, 'api'>;
    function endpoint<Name extends keyof Definitions>(name: Name, define: (build: Build) => Definitions[Name]) {
      taggedApi.injectEndpoints({ endpoints: (build) => ({ [name]: define(build) }) });
      return generatedApi.endpoints[name];
    }
    const hook = <Endpoint, Name extends keyof Endpoint>(of: Endpoint, name: Name): Endpoint[Name] => of[name];

    ${found
      .map(
        ([, name, kind, result, arg, details]) =>
          `export const ${name} = /* @__PURE__ */ endpoint('${name}', (build) => build.${kind}<${result}, ${arg}>(${details}));`,
      )
      .join('\n')}
    ${types}
    ${String(hooks)
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map(hookSource)
      .join('\n')}
  `;
}

/** `useLazyGetClubQuery` is `useLazyQuery` of `getClub`. @param {string} name */
function hookSource(name) {
  const [, lazy = '', endpoint = '', kind] = /^use(Lazy)?(\w+)(Query|Mutation)$/.exec(name) ?? [];
  const endpointName = endpoint.charAt(0).toLowerCase() + endpoint.slice(1);
  return `export const ${name} = /* @__PURE__ */ hook(${endpointName}, 'use${lazy}${kind}');`;
}

/** @param {string} source */
async function formatted(source) {
  const style = JSON.parse(await readFile(here('../../.prettierrc.json'), 'utf8'));
  return format(source, { ...style, parser: 'typescript' });
}

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
  return formatted(`
    import { type Action } from '@touchline/domain';

    /** Method and path of each operation, and the action of the access policy that it requires. */
    export const operations = {
      ${operations.map(({ row }) => row).join('\n')}
    } as const satisfies Record<string, readonly [address: string, action: Action]>;

    export type OperationName = keyof typeof operations;

    /** Operations that the demo answers with one fixed problem (\`x-demo: none\`). */
    export type OperationNotInDemo = ${operations.flatMap(({ notInDemo }) => notInDemo).join(' | ')};
  `);
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
