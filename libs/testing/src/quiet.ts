/* eslint-disable no-console -- the one place that reads what was written there */
const write = console.error;

/** What says nothing about the page under test. */
const noise = [
  // A refused call is logged (app-core). Tests are full of calls that are meant to be refused.
  /ERROR \[api\]/,
  // Radix reads a toast out by a timer of its own, a second after a test may have gone on.
  /ToastAnnounce inside a test was not wrapped in act/,
];

console.error = (...words: unknown[]) => {
  const [first, ...rest] = words.map(String);
  const line = rest.reduce((text, word) => text.replace('%s', word), first ?? '');
  if (!noise.some((pattern) => pattern.test(line))) write(...words);
};
