/** Reports a size of 0 for every element. The calendar's grid shows an event once it knows its height, which jsdom never reports. */
class Measuring {
  readonly #report: ResizeObserverCallback;

  constructor(report: ResizeObserverCallback) {
    this.#report = report;
  }
  observe(target: Element) {
    const none = [{ inlineSize: 0, blockSize: 0 }];
    const entry = { target, borderBoxSize: none, contentBoxSize: none, contentRect: target.getBoundingClientRect() };
    setTimeout(() => target.isConnected && this.#report([entry as unknown as ResizeObserverEntry], this as never));
  }
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { ResizeObserver: Measuring });

export {};
