import { type ImportResult } from '../row-result.ts';
import { countChanges, planText } from './import-plan.ts';

const row: ImportResult = { line: 2, name: 'Lions', message: 'Imported', status: 'success', change: 'new' };

it('countChanges counts the rows of each change', () => {
  const results = [row, { ...row, change: 'maybe' as const }, { ...row, change: 'new' as const }];
  expect(countChanges(results)).toEqual({ new: 2, changed: 0, same: 0, error: 0, maybe: 1 });
});

it('planText differs if and only if an import does something else', () => {
  const values = [{ field: 'location', before: null, after: 'Park' }];
  const texts = [
    [row],
    [{ ...row, line: 3 }],
    [{ ...row, message: 'Imported. A note' }],
    [{ ...row, change: 'changed' as const, values }],
    [{ ...row, change: 'changed' as const, values: [{ ...values[0]!, before: 'Hall' }] }],
    [row, row],
  ].map(planText);
  expect(new Set(texts).size).toBe(texts.length);
  expect(planText([{ ...row, cells: { name: 'Lions' } }])).toBe(texts[0]);
});
