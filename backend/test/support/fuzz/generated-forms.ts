import fc from 'fast-check';
import { importColumns } from '@touchline/domain';
import { png } from '../png.ts';

export const boundary = 'fuzz-boundary';

const cell = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('North League', 'U12', 'Lions', 'Mia Keller', '2014-05-04', '7', '') },
  { weight: 2, arbitrary: fc.string({ maxLength: 20 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'a\u0000b',
      '\u202e',
      '"',
      '"unclosed',
      '"line\r\nbreak"',
      'x'.repeat(5000),
      '=1+1',
      'a@club.example;;B@club.example; nobody',
      ';'.repeat(5000),
      '2026-02-30',
      '9999-12-31',
      '99999999999999999999',
      '-1',
      '👩‍👩‍👧'.repeat(50),
    ),
  },
);

const columns = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...Object.values(importColumns).map((named) => Object.keys(named))) },
  // Of every type, because a type ignores the columns of others.
  {
    weight: 6,
    arbitrary: fc.constant([...new Set(Object.values(importColumns).flatMap((named) => Object.keys(named)))]),
  },
  { weight: 1, arbitrary: fc.array(cell, { maxLength: 4 }) },
);

/** CSV files, mostly valid ones of one of the import types. */
const table = fc
  .record({
    columns,
    rows: fc.array(fc.array(cell, { maxLength: 7 }), { maxLength: 8 }),
    delimiter: fc.constantFrom(',', ',', ';', '\t'),
    lineBreak: fc.constantFrom('\n', '\r\n', '\r'),
    before: fc.constantFrom('', '', '\ufeff', '\n'),
  })
  .map(({ columns: names, rows, delimiter, lineBreak, before }) => {
    return before + [names, ...rows].map((cells) => cells.join(delimiter)).join(lineBreak);
  });

const part = (name: string, filename: string, content: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${filename}\r\n\r\n${content}\r\n`;

/** Mostly the first value: several wrong ones at once would leave hardly any valid form. */
const mostly = <Value>(right: Value, ...others: Value[]) =>
  fc.oneof({ weight: 15, arbitrary: fc.constant(right) }, { weight: 1, arbitrary: fc.constantFrom(...others) });

/** Forms with a file; some have none or two, or are truncated. */
export const forms = fc
  .record({
    content: table,
    field: mostly('file', 'table', ''),
    filename: mostly('; filename="a.csv"', '; filename="../\u202e.csv"', ''),
    times: mostly(1, 0, 2),
    end: mostly(`--${boundary}--\r\n`, ''),
  })
  .map(({ content, field, filename, times, end }) => part(field, filename, content.toWellFormed()).repeat(times) + end);

const pictures = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(png(), png({ width: 3 })) },
  { weight: 1, arbitrary: fc.constantFrom(png({ width: 1025 }), png({ interlace: 1 }), Buffer.alloc(300_000)) },
  {
    weight: 2,
    arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.concat([png().subarray(0, 40), bytes])),
  },
);

/** Forms with a picture; some have another field or a damaged picture. */
export const crestForms = fc
  .record({ picture: pictures, field: mostly('file', 'picture', '') })
  .map(({ picture, field }) => {
    const [before, after] = part(field, '; filename="crest.png"', '|').split('|') as [string, string];
    return Buffer.concat([Buffer.from(before), picture, Buffer.from(`${after}--${boundary}--\r\n`)]);
  });
