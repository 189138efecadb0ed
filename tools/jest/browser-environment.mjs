// @ts-check
import { TestEnvironment } from 'jest-environment-jsdom';
import { quickenComputedStyle } from './quick-style.mjs';

/** jsdom plus the web APIs that it lacks and our code uses. */
export default class BrowserEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    const missingApis = {
      TextEncoder,
      TextDecoder,
      structuredClone,
      ReadableStream,
      WritableStream,
      TransformStream,
      fetch,
      Request,
      Response,
      Headers,
      AbortController,
      AbortSignal,
      // Unreferenced, because an open channel would keep Jest from exiting.
      BroadcastChannel: class extends BroadcastChannel {
        /** @param {string} name */
        constructor(name) {
          super(name);
          /** @type {any} */ (this).unref();
        }
      },
    };
    Object.assign(this.global, missingApis);
    // Makes styled-components insert rules instead of text, which jsdom would parse again after every change.
    Object.assign(this.global, { SC_DISABLE_SPEEDY: false });
    quickenComputedStyle(/** @type {any} */ (this.global));
  }
}
