import { type Readable } from 'node:stream';

/** Passes on whole lines, because several processes write to the same output; what follows the last line break waits. */
export function passOnLines(from: Readable, write: (lines: string) => unknown): void {
  let begun = '';
  from.setEncoding('utf8');
  from.on('data', (text: string) => {
    const end = text.lastIndexOf('\n') + 1;
    if (end > 0) write(begun + text.slice(0, end));
    begun = end > 0 ? text.slice(end) : begun + text;
  });
  from.once('end', () => begun && write(`${begun}\n`));
}
