interface Line {
  what: string;
  passed: boolean;
  details: string;
}

const lines: Line[] = [];

/** Records and prints the result of a check. */
export function expect(what: string, passed: boolean, details: unknown): void {
  const text = typeof details === 'string' ? details : JSON.stringify(details);
  lines.push({ what, passed, details: text });
  console.log(`${passed ? 'ok  ' : 'FAIL'} ${what}: ${text}`);
}

/** Prints all results as a table and returns whether all checks passed. */
export function summary(): boolean {
  const width = Math.max(...lines.map(({ what }) => what.length));
  console.log();
  for (const { what, passed, details } of lines)
    console.log(`| ${passed ? 'ok  ' : 'FAIL'} | ${what.padEnd(width)} | ${details}`);
  return lines.length > 0 && lines.every(({ passed }) => passed);
}
