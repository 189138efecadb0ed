// @ts-check
import { createRequire, register } from 'node:module';
import { pathToFileURL } from 'node:url';
import { timed } from '../timed.mjs';

const require = createRequire(import.meta.url);
/** @type {{ default: import('../timed.mjs').TestFramework }} */
const circus = require('jest-circus/runner');

register('./typescript.mjs', import.meta.url);

/**
 * Runs a test file with Jest's own framework, but lets Node load the file and all that it imports. Node keeps what it has loaded,
 * so a worker loads the application once and not once per file (ADR 36).
 */
export default timed((globalConfig, config, environment, runtime, testPath, sendMessageToJest) => {
  forgetLastFile();
  /** @type {{ jest: object }} */
  const { jest } = runtime.requireModuleOrMock(testPath, '@jest/globals');
  Object.assign(globalThis, { jest });
  Object.assign(runtime, {
    requireInternalModule: require,
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: (/** @type {string} */ path) => import(pathToFileURL(path).href),
  });
  // Node maps stacks with the source maps of what it has loaded, Jest only with those of its own loader.
  Reflect.deleteProperty(Error, 'prepareStackTrace');
  process.setSourceMapsEnabled(true);
  return circus.default(globalConfig, config, environment, runtime, testPath, sendMessageToJest);
});

/** The framework keeps its state in the module that initializes it, and its event handlers in a global. */
function forgetLastFile() {
  for (const path of Object.keys(require.cache)) {
    if (path.endsWith('jestAdapterInit.js')) delete require.cache[path];
  }
  Reflect.deleteProperty(globalThis, Symbol.for('EVENT_HANDLERS'));
}
