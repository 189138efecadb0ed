/** The grid of the calendar shows an event once its height is known, which jsdom never tells: here everything has none. */
class Measuring {
  readonly #tell: ResizeObserverCallback;

  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }
  observe(target: Element) {
    const none = [{ inlineSize: 0, blockSize: 0 }];
    const entry = { target, borderBoxSize: none, contentBoxSize: none, contentRect: target.getBoundingClientRect() };
    setTimeout(() => target.isConnected && this.#tell([entry as unknown as ResizeObserverEntry], this as never));
  }
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { ResizeObserver: Measuring });

export {};
