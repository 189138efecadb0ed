// @ts-check
import { mkdirSync } from 'node:fs';

// One Jest set-up for every project: ES modules through swc, our libraries read from source.

/** @param {boolean} decorators @param {boolean} jsx @returns {Record<string, [string, object]>} */
const swc = (decorators, jsx) => ({
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: jsx, decorators },
        transform: {
          ...(decorators && { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false }),
          react: { runtime: 'automatic' },
        },
      },
      module: { type: 'es6' },
    },
  ],
});

/** @param {string} name */
const common = (name) => {
  // Where the package scripts have Jest write its results (`--outputFile`).
  mkdirSync('.test-results', { recursive: true });
  return {
    displayName: name,
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    // A bound for what hangs, not a measure: a busy machine may take ten times what a quiet one does.
    testTimeout: 30_000,
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  };
};

/**
 * Tests of code that runs in Node.
 * @param {string} name @param {{ decorators?: boolean }} [options]
 */
export const nodeProject = (name, { decorators = false } = {}) => ({
  ...common(name),
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['touchline-source', 'node', 'node-addons'] },
  transform: swc(decorators, false),
});

/** Tests of code that runs in a browser, in jsdom with what jsdom lacks. @param {string} name */
export const browserProject = (name) => ({
  ...common(name),
  testEnvironment: new URL('browser-environment.mjs', import.meta.url).pathname,
  testEnvironmentOptions: { customExportConditions: ['touchline-source', 'browser'] },
  moduleNameMapper: { '\\.css$': new URL('no-styles.mjs', import.meta.url).pathname },
  setupFilesAfterEnv: [new URL('browser-setup.mjs', import.meta.url).pathname],
  transform: swc(false, true),
});
