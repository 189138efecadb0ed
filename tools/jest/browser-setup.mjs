// @ts-check
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { toHaveNoViolations } from 'jest-axe';

expect.extend(toHaveNoViolations);

// The timeout of `findBy…` and `waitFor`: the default of one second is too short for a page on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

// Radix and long lists call these; jsdom has no layout and no pointers.
Object.assign(Element.prototype, {
  hasPointerCapture: () => false,
  setPointerCapture: () => undefined,
  releasePointerCapture: () => undefined,
  scrollIntoView: () => undefined,
});

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { ResizeObserver: NoObserver, IntersectionObserver: NoObserver });

if (!window.matchMedia) {
  Object.assign(window, {
    matchMedia: (/** @type {string} */ media) => ({
      media,
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
}

// jsdom measures nothing. Forms count as longer than the screen, so that they list their errors.
Object.defineProperty(HTMLFormElement.prototype, 'scrollHeight', { configurable: true, get: () => 10_000 });

// jsdom can read files only with a FileReader.
Blob.prototype.arrayBuffer ??= function () {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(/** @type {ArrayBuffer} */ (reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
};
