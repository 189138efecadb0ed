interface Line {
  what: string;
  holds: boolean;
  seen: string;
}

const lines: Line[] = [];

/** Notes what was to hold and what was seen. */
export function expect(what: string, holds: boolean, seen: unknown): void {
  const text = typeof seen === 'string' ? seen : JSON.stringify(seen);
  lines.push({ what, holds, seen: text });
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${what}: ${text}`);
}

/** Prints everything as a table and tells whether all of it held. */
export function summary(): boolean {
  const width = Math.max(...lines.map(({ what }) => what.length));
  console.log();
  for (const { what, holds, seen } of lines)
    console.log(`| ${holds ? 'ok  ' : 'FAIL'} | ${what.padEnd(width)} | ${seen}`);
  return lines.length > 0 && lines.every(({ holds }) => holds);
}
