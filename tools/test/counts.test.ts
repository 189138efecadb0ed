import { countJest, countJourneys, countMutations, summaryOf } from './counts.mjs';

const journey = (title: string, status: string, errors: object[] = []) => ({
  title,
  file: 'demo.journey.ts',
  tests: [{ projectName: 'phone', status, results: [{ errors }, {}] }],
});
const playwrightReport = (...specs: ReturnType<typeof journey>[]) => {
  const count = (status: string) => specs.filter(({ tests }) => tests[0]!.status === status).length;
  return {
    stats: { expected: count('expected'), unexpected: count('unexpected'), flaky: count('flaky'), skipped: 0 },
    suites: [{ specs: [], suites: [{ specs }] }],
  };
};

describe('countJourneys', () => {
  it('counts a journey that passes on the second attempt as passed and lists it as flaky with its first error', () => {
    const report = playwrightReport(
      journey('signs in', 'expected'),
      journey('signs out', 'flaky', [{ message: '\u001b[31mTimed out\u001b[39m' }]),
    );
    expect(countJourneys(report, 0)).toMatchObject({
      passed: 2,
      failed: 0,
      failures: [],
      flaky: ['demo.journey.ts (phone): signs out\nTimed out'],
    });
  });

  it('lists a journey that fails on both attempts as a failure', () => {
    const report = playwrightReport(journey('signs in', 'unexpected', [{ message: 'No such button' }]));
    expect(countJourneys(report, 1)).toMatchObject({
      passed: 0,
      failed: 1,
      flaky: [],
      failures: ['demo.journey.ts (phone): signs in\nNo such button'],
    });
  });

  it('counts a run without a report, and one that exits with an error, as failed', () => {
    expect(countJourneys(null, 0).failed).toBe(1);
    expect(countJourneys(playwrightReport(journey('signs in', 'expected')), 1).failed).toBe(1);
  });
});

describe('countJest', () => {
  it('counts a file that cannot run as a failure', () => {
    const testResults = [{ name: `${process.cwd()}/a.test.ts`, message: 'Cannot find module', assertionResults: [] }];
    const report = { numPassedTests: 3, numFailedTests: 0, numRuntimeErrorTestSuites: 1, success: false, testResults };
    expect(countJest('shell', report)).toMatchObject({
      passed: 3,
      failed: 1,
      failures: ['a.test.ts: Cannot find module'],
    });
  });

  it('counts a missing report as a failure', () => {
    expect(countJest('shell', null)).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('countMutations', () => {
  it('counts killed mutants, and fails when Stryker fails or writes no report', () => {
    const report = { files: { 'ages.ts': { mutants: [{ status: 'Killed' }, { status: 'Survived' }] } } };
    expect(countMutations(report, 0)).toEqual({ name: 'mutations', passed: 1, failed: 0 });
    expect([countMutations(report, 1).failed, countMutations(null, 0).failed]).toEqual([1, 1]);
  });
});

describe('summaryOf', () => {
  it('ends with the totals, right after the flaky journeys', () => {
    const counts = [
      { name: 'shell', passed: 3, failed: 1, failures: ['a.test.ts: fails'] },
      { name: 'journeys', passed: 2, failed: 0, flaky: ['demo.journey.ts (phone): signs out'] },
    ];
    const lines = summaryOf(counts).split('\n');
    expect(lines[0]).toBe('✕ a.test.ts: fails');
    expect(lines.slice(-4)).toEqual([
      '!!! FLAKY: 1 passed only on the second attempt. Find the cause.',
      '!!! demo.journey.ts (phone): signs out',
      '',
      '5 passed, 1 failed',
    ]);
  });

  it('says how long each project took', () => {
    expect(summaryOf([{ name: 'shell', passed: 3, failed: 0, seconds: 61.4 }])).toContain(
      '3 passed   0 failed     61 s',
    );
  });

  it('does not mention flaky journeys when there are none', () => {
    expect(summaryOf([{ name: 'journeys', passed: 2, failed: 0, flaky: [] }])).not.toContain('FLAKY');
  });
});
