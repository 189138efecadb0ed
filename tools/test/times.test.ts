import { slowest, timesOfJourneys } from './times.mjs';

describe('slowest', () => {
  it('lists the slowest files first, with load, start and test time apart', () => {
    const times = [
      { file: 'shell/a.test.ts', load: 400, start: 0, test: 100 },
      { file: 'backend/b.test.ts', load: 1000, start: 2000, test: 250 },
      { file: 'e2e/journeys/c.journey.ts', test: 700 },
    ];
    expect(slowest(times, 2).split('\n').slice(1)).toEqual([
      '     3.3     1.0     2.0     0.3  backend/b.test.ts',
      '     0.7                     0.7  e2e/journeys/c.journey.ts',
    ]);
  });
});

describe('timesOfJourneys', () => {
  it('adds up a file’s journeys at all widths, attempts included', () => {
    const spec = (file: string, ...durations: number[]) => ({
      file,
      tests: durations.map((duration) => ({ results: [{ duration }] })),
    });
    const report = {
      suites: [{ specs: [spec('demo.journey.ts', 1000, 500)], suites: [{ specs: [spec('demo.journey.ts', 200)] }] }],
    };
    expect(timesOfJourneys(report)).toEqual([{ file: 'e2e/journeys/demo.journey.ts', test: 1700 }]);
  });
});
