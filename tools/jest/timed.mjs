// @ts-check

/**
 * What runs a test file.
 * @typedef {(
 *   globalConfig: import('@jest/types').Config.GlobalConfig,
 *   config: import('@jest/types').Config.ProjectConfig,
 *   environment: import('@jest/environment').JestEnvironment,
 *   runtime: import('jest-runtime').default,
 *   testPath: string,
 *   sendMessageToJest?: Function,
 * ) => Promise<import('@jest/test-result').TestResult>} TestFramework
 */

/**
 * Adds to a file's result how long it took to load and how long its `beforeAll` and `afterAll` hooks took, in milliseconds.
 * @param {TestFramework} framework @returns {TestFramework}
 */
export const timed = (framework) => async (globalConfig, config, environment, runtime, testPath, sendMessageToJest) => {
  // Not Date.now(), because some tests change the clock.
  const began = performance.now();
  let load = 0;
  let hooks = 0;
  let hookBegan = 0;
  const handle = environment.handleTestEvent?.bind(environment);
  environment.handleTestEvent = (
    /** @type {import('@jest/types').Circus.Event} */ event,
    /** @type {import('@jest/types').Circus.State} */ state,
  ) => {
    if (event.name === 'run_start') load = performance.now() - began;
    if ('hook' in event && event.hook.type.endsWith('All')) {
      if (event.name === 'hook_start') hookBegan = performance.now();
      else hooks += performance.now() - hookBegan;
    }
    return handle?.(/** @type {any} */ (event), state);
  };
  const result = await framework(globalConfig, config, environment, runtime, testPath, sendMessageToJest);
  return { ...result, perfStats: { ...result.perfStats, load, hooks } };
};
