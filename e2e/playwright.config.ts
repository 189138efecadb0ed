import { defineConfig } from '@playwright/test';

/** Journeys through the built product in a real browser, at the width of a phone and of a desktop. */
export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.journey.ts',
  outputDir: '.test-results/traces',
  globalSetup: './support/global-setup.ts',
  // Every journey takes its own people, so that they can go side by side on one club.
  fullyParallel: true,
  // More than a small machine has cores: pages wait as much as they work.
  workers: 3,
  // A journey that passes at the second try is listed as flaky, and its cause is looked for.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: '.test-results/journeys.json' }]],
  use: { trace: 'on-first-retry', reducedMotion: 'reduce' },
  projects: [
    // No browser: the backend and the demo server, side by side, in the order of the list.
    { name: 'parity', testDir: 'parity', fullyParallel: false },
    { name: 'phone', use: { viewport: { width: 375, height: 740 }, hasTouch: true } },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
});
