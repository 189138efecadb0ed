// @ts-check

/** @typedef {import('@jest/types').TestFramework} TestFramework */

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
  environment.handleTestEvent = (/** @type {import('@jest/types').Circus.AsyncEvent} */ event) => {
    if (event.name === 'run_start') load = performance.now() - began;
    if (!('hook' in event) || !event.hook.type.endsWith('All')) return;
    if (event.name === 'hook_start') hookBegan = performance.now();
    else hooks += performance.now() - hookBegan;
  };
  const result = await framework(globalConfig, config, environment, runtime, testPath, sendMessageToJest);
  return { ...result, perfStats: { ...result.perfStats, load, hooks } };
};
