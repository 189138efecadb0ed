import { defineConfig } from '@playwright/test';
import { formatRules } from '@touchline/domain';
import { formats } from './support/formats.ts';
import { desktop, phone } from './support/viewports.ts';

/** The browser's own fields, such as those of dates, follow the club. */
const locale = formatRules[formats].language;

/** Long tests that rarely break run in `npm test -- --all` only. */
const slow = process.env.TEST_ALL ? [] : [/@slow/];

/** Journeys through the built product in a real browser, at the width of a phone and of a desktop. */
export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.journey.ts',
  outputDir: '.test-results/traces',
  globalSetup: './support/global-setup.ts',
  // Every journey creates its own users, so that journeys can run side by side on one club.
  fullyParallel: true,
  // More than a small machine has cores, because pages wait as much as they work.
  workers: 3,
  // A journey that passes on the second attempt is reported as flaky, and its cause is looked for.
  retries: 1,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: '.test-results/journeys.json' }]],
  // Traces cost a quarter of the processor time, so only the second attempt has one.
  use: { locale, trace: 'on-first-retry', screenshot: 'only-on-failure', reducedMotion: 'reduce' },
  // Journeys run at the width of a phone. Those tagged `@desktop` run at that of a desktop, and those tagged `@both` at both,
  // because their clicks differ. `expectSound` looks at the other width.
  projects: [
    // No browser: the backend and the demo server, side by side, in the order of the list.
    { name: 'parity', testDir: 'parity', fullyParallel: false },
    {
      name: 'phone',
      grepInvert: [/@desktop/, ...slow],
      use: { viewport: phone, hasTouch: true },
    },
    { name: 'desktop', grep: /@(desktop|both)/, grepInvert: slow, use: { viewport: desktop } },
  ],
});
