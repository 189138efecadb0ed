// @ts-check
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { layers } from './tools/lint/layers.mjs';

/**
 * The import rules of docs/architecture.md: the @touchline packages that a folder may import. All others are rejected, and so are
 * relative paths that leave the folder.
 */
const arrows = {
  shell: ['app-core', 'ui', 'api-client', 'domain', 'router', 'demo-server'],
  'parent-app': ['app-core', 'ui', 'api-client', 'domain', 'router'],
  'admin-app': ['app-core', 'ui', 'api-client', 'domain', 'router'],
  'libs/app-core': ['ui', 'api-client', 'domain', 'router'],
  'libs/demo-server': ['api-client', 'domain'],
  'libs/api-client': ['domain'],
  'libs/ui': [],
  'libs/domain': [],
  'libs/router': [],
  'libs/testing': ['app-core', 'ui', 'api-client', 'domain', 'router', 'demo-server'],
  backend: ['domain'],
  e2e: [
    'app-core',
    'ui',
    'api-client',
    'domain',
    'demo-server',
    'testing',
    'tools/bench',
    'tools/county',
    'tools/demo',
  ],
  tools: ['api-client', 'domain'],
  deploy: ['e2e/browser', 'e2e/server', 'tools/county', 'tools/left-out'],
};

/** Test files may use the testing library as well, except where it would turn an arrow round. */
const testedThroughTesting = [
  'shell',
  'parent-app',
  'admin-app',
  'libs/app-core',
  'libs/demo-server',
  'libs/api-client',
];

/** The top-level folders that a relative import would have to leave its own folder to reach. */
const leavesFolder =
  '(\\.\\./)+(backend|shell|parent-app|admin-app|libs|e2e|tools|deploy|domain|api-client|ui|app-core|router|demo-server|testing)/';

/** @param {string} folder @param {string[]} allowed @param {{ regex: string, message: string }[]} [more] */
const importRule = (folder, allowed, more = []) => ({
  'no-restricted-imports': [
    'error',
    {
      patterns: [
        {
          regex: `^@touchline/(?!(${allowed.join('|')})$)`,
          message: `${folder} may import only ${allowed.join(', ') || 'nothing'} of ours, by the library's name.`,
        },
        { regex: `^${leavesFolder}`, message: 'Import another folder by its @touchline name, not by path.' },
        ...(folder === 'libs/router'
          ? []
          : [{ regex: '^react-router(-dom)?($|/)', message: 'Import router names from @touchline/router.' }]),
        ...more,
      ],
      paths: [
        { name: 'styled-components', importNames: ['default'], message: "Import { styled } from 'styled-components'." },
      ],
    },
  ],
});

/** @param {keyof typeof arrows} folder */
const allowedInSources = (folder) => [...arrows[folder], 'tools/webpack', 'tools/jest'];

/** @param {keyof typeof arrows} folder */
const allowedInTests = (folder) => [
  ...arrows[folder],
  ...(testedThroughTesting.includes(folder) ? ['testing'] : []),
  ...['api-client/openapi.json', 'domain/import-corpus'],
];

const folders = /** @type {(keyof typeof arrows)[]} */ (Object.keys(arrows));

const arrowRules = folders.flatMap((folder) => [
  { files: [`${folder}/**/*.{ts,tsx,mjs}`], rules: importRule(folder, allowedInSources(folder)) },
  {
    files: [`${folder}/**/*.test.{ts,tsx}`, `${folder}/**/test/**/*.{ts,tsx}`],
    rules: importRule(folder, allowedInTests(folder)),
  },
]);

/** What imports call a layer: within a wing, the folder alone. @param {string} layer @param {string} from */
const namesOf = (layer, from) => {
  const [wing, folder] = layer.split('/');
  return folder && from.startsWith(`${wing}/`) ? [layer, folder] : [layer];
};

/** @param {string} layer @param {string[]} above */
const upwards = (layer, above) => [
  {
    regex: `^\\.{1,2}/(\\.\\./)*(${above.flatMap((name) => namesOf(name, layer)).join('|')})/`,
    message: `${layer} is a layer below what this imports (tools/lint/layers.mjs).`,
  },
];

const layerRules = Object.entries(layers).flatMap(([root, names]) => {
  const folder = /** @type {keyof typeof arrows} */ (root.replace(/\/src$/, ''));
  return names.flatMap((layer, index) => {
    const above = names.slice(index + 1);
    const allowed = layer === 'test' ? allowedInTests(folder) : allowedInSources(folder);
    const files = layer === '*' ? `${root}/*` : `${root}/${layer}/**/*`;
    // Tests beside the folders look at the whole package.
    const aboveTests = layer === '*' ? [] : above.filter((name) => name !== 'test');
    return [
      {
        files: [`${files}.{ts,tsx,mjs}`],
        ignores: ['**/src/app.tsx'],
        rules: importRule(folder, allowed, upwards(layer, above)),
      },
      {
        files: [`${files}.test.{ts,tsx}`],
        rules: importRule(folder, allowedInTests(folder), upwards(layer, aboveTests)),
      },
    ];
  });
});

const colourLiteral = '/^(#[0-9a-f]{3,8}|.*[:\\s](#[0-9a-f]{3,8}|rgba?\\(|hsla?\\().*)$/is';

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/.test-results/',
      '**/test-results/',
      '.nx/',
      '.cache/',
      '.data/',
      'libs/api-client/src/generated.ts',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/require-await': 'off',
      eqeqeq: 'error',
      'no-console': 'error',
      // Prettier leaves comments as they are.
      'max-len': ['error', { code: 1000, comments: 140, ignoreUrls: true, ignorePattern: 'eslint-disable' }],
    },
  },
  {
    // What comes over the wire has no type that a test should trust.
    files: ['backend/test/**/*.ts', 'e2e/**/*.ts', 'tools/**/*.ts', 'deploy/**/*.ts'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // Nest reads the types of constructor parameters and of handlers at run time, so those imports must stay values.
    files: ['backend/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    files: ['backend/src/**/*.ts'],
    ignores: [
      '**/*.queries.ts',
      'backend/src/{database,schema,backup}/**',
      // Speak to the pool of a library, or only ask whether the database is there.
      'backend/src/{auth/session-cookie,rate-limits/rate-limits,health/health.controller}.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TaggedTemplateExpression[tag.name="sql"], CallExpression[callee.property.name="query"]',
          message: 'SQL belongs in a <resource>.queries.ts, in a function with named arguments.',
        },
      ],
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ['{shell,parent-app,admin-app,libs}/**/*.{ts,tsx}'],
    // The rule on a club's colour compares it with the surfaces of the theme.
    ignores: [
      'libs/ui/src/theme/theme.ts',
      'libs/domain/src/colours/*',
      'libs/api-client/src/club-api.ts',
      '**/*.test.*',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: `Literal[value=${colourLiteral}]`, message: 'Colours are tokens of libs/ui/src/theme/theme.ts.' },
        {
          selector: `TemplateElement[value.raw=${colourLiteral}]`,
          message: 'Colours are tokens of libs/ui/src/theme/theme.ts.',
        },
        {
          selector: 'MemberExpression[object.name="clubApi"][property.name="endpoints"]',
          message: 'Import the endpoint by its name, because a built app has only those that it imports.',
        },
      ],
    },
  },
  {
    // tsc checks the names of these (checkJs).
    files: ['**/*.mjs'],
    rules: { 'no-undef': 'off' },
  },
  {
    // How Playwright's fixtures say that they need no other.
    files: ['e2e/**/*.ts'],
    rules: { 'no-empty-pattern': 'off' },
  },
  {
    files: ['{tools,e2e,backend,deploy}/**/*.{ts,mjs}'],
    rules: { 'no-console': 'off' },
  },
  ...arrowRules,
  ...layerRules,
);
