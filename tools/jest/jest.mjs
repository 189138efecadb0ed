// @ts-check
import { mkdirSync } from 'node:fs';

// The Jest configuration of all projects: ES modules compiled by swc, our libraries imported from source.

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
  // Package scripts make Jest write its results here (`--outputFile`).
  mkdirSync('.test-results', { recursive: true });
  return {
    displayName: name,
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    // Generous, because it only catches hanging tests: a busy machine may take ten times as long as an idle one.
    testTimeout: 60_000,
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

/** Tests of code that runs in a browser: jsdom plus the APIs that it lacks. @param {string} name */
export const browserProject = (name) => ({
  ...common(name),
  testEnvironment: new URL('browser-environment.mjs', import.meta.url).pathname,
  testEnvironmentOptions: { customExportConditions: ['touchline-source', 'browser'] },
  moduleNameMapper: { '\\.css$': new URL('no-styles.mjs', import.meta.url).pathname },
  setupFilesAfterEnv: [new URL('browser-setup.mjs', import.meta.url).pathname],
  transform: swc(false, true),
});
