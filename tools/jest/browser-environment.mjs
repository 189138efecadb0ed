// @ts-check
import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with the parts of the platform that it leaves out and our code uses. */
export default class BrowserEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    const added = {
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
      // A channel that keeps Node alive would keep Jest from ending.
      BroadcastChannel: class extends BroadcastChannel {
        /** @param {string} name */
        constructor(name) {
          super(name);
          /** @type {any} */ (this).unref();
        }
      },
    };
    Object.assign(this.global, added);
  }
}
