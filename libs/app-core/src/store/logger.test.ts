import { jest } from '@jest/globals';
import { createLogger, type LogLevel } from './logger.ts';

const levels: LogLevel[] = ['debug', 'info', 'warn', 'error'];
const written: [LogLevel, ...unknown[]][] = [];

beforeEach(() => {
  written.length = 0;
  for (const level of levels) {
    jest.spyOn(console, level).mockImplementation((...words: unknown[]) => void written.push([level, ...words]));
  }
});
afterEach(() => jest.restoreAllMocks());

it.each([
  [undefined, ['info', 'warn', 'error']],
  ['debug' as const, levels],
  ['warn' as const, ['warn', 'error']],
  ['error' as const, ['error']],
])('A logger of level %p writes %p', (level, expected) => {
  const log = createLogger('app', { level });
  levels.forEach((grade) => log[grade]('x'));
  expect(written.map(([grade]) => grade)).toEqual(expected);
});

it('A logger writes the time, the level and the context', () => {
  createLogger().info('Started');
  expect(written[0]?.[1]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z INFO \[app\] Started$/);
});

it('A logger can omit the time and write details', () => {
  createLogger('api', { timestamps: false }).error('Refused', { status: 409 });
  expect(written).toEqual([['error', 'ERROR [api] Refused', { status: 409 }]]);
});
