/** Members that would reach an object's prototype are taken off before anything reads them. */
const dangerous = ['__proto__', 'constructor', 'prototype'];

// A NUL cannot be kept by PostgreSQL, half of a surrogate pair not by UTF-8.
const isText = (text: string) => !text.includes('\0') && text.isWellFormed();

/** What stands against taking a value in: nested too deep, or text that cannot be kept; null when nothing does. */
export function findObstacle(value: unknown, depth: number): 'depth' | 'text' | null {
  if (typeof value === 'string') return isText(value) ? null : 'text';
  if (typeof value !== 'object' || value === null) return null;
  if (depth === 0) return 'depth';
  for (const key of Object.keys(value)) {
    if (dangerous.includes(key)) {
      delete (value as Record<string, unknown>)[key];
      continue;
    }
    if (!isText(key)) return 'text';
    const problem = findObstacle((value as Record<string, unknown>)[key], depth - 1);
    if (problem) return problem;
  }
  return null;
}
