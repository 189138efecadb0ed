// @ts-check
import { mkdirSync } from 'node:fs';

// The Jest configuration of all projects: ES modules compiled by swc, our libraries imported from source.

/**
 * How swc compiles TypeScript.
 * @param {{ decorators?: boolean, jsx?: boolean }} syntax @returns {import('@swc/core').Options}
 */
export const compilerOptions = ({ decorators = false, jsx = false }) => ({
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', tsx: jsx, decorators },
    transform: {
      ...(decorators && { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false }),
      react: { runtime: 'automatic' },
    },
  },
  module: { type: 'es6' },
});

const own = (/** @type {string} */ file) => new URL(file, import.meta.url).pathname;

/** @param {string} name */
const common = (name) => {
  // Package scripts make Jest write its results here (`--outputFile`).
  mkdirSync('.test-results', { recursive: true });
  return {
    displayName: name,
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    // Generous, because it only catches hanging tests: a busy machine may take ten times as long as an idle one.
    testTimeout: 180_000,
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    testRunner: own('timed-runner.mjs'),
    reporters: ['default', own('times-reporter.mjs')],
  };
};

/** Tests of code that runs in Node. @param {string} name */
export const nodeProject = (name) => ({
  ...common(name),
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['touchline-source', 'node', 'node-addons'] },
  transform: { '^.+\\.ts$': ['@swc/jest', compilerOptions({})] },
});

/** Tests of an application that a worker loads once: see `native/runner.mjs`. @param {string} name */
export const nativeProject = (name) => ({
  ...common(name),
  testEnvironment: own('native/environment.mjs'),
  testRunner: own('native/runner.mjs'),
  transform: {},
});

/** Tests of code that runs in a browser: jsdom plus the APIs that it lacks. @param {string} name */
export const browserProject = (name) => ({
  ...common(name),
  testEnvironment: own('browser-environment.mjs'),
  testEnvironmentOptions: { customExportConditions: ['touchline-source', 'browser'] },
  moduleNameMapper: { '\\.css$': own('no-styles.mjs'), '^fflate$': own('../webpack/fflate-without-workers.mjs') },
  setupFilesAfterEnv: [own('browser-setup.mjs')],
  transform: { '^.+\\.tsx?$': ['@swc/jest', compilerOptions({ jsx: true })] },
});
