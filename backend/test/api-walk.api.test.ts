import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parse } from 'shell-quote';
import { fillSampleClub } from '../src/schema/sample-club.ts';
import { Api } from './support/api.ts';
import { type ClubApp, startClub } from './support/club-app.ts';

const document = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');
const script = [...document.matchAll(/^```sh\n(.*?)^```/gms)].map(([, block]) => block).join('\n');
/** One command a line, with its words. */
const commands = script
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => line.startsWith('curl '));
const json = 'content-type: application/json';

/** As much of curl as the document uses. */
const options = {
  s: { type: 'boolean', short: 's' },
  c: { type: 'string', short: 'c' },
  b: { type: 'string', short: 'b' },
  H: { type: 'string', short: 'H' },
  d: { type: 'string', short: 'd' },
  F: { type: 'string', short: 'F' },
  X: { type: 'string', short: 'X' },
  o: { type: 'string', short: 'o' },
} as const;

describe('the walk of docs/api.md', () => {
  let club: ClubApp;
  const people = new Map<string, Api>();
  /** What was saved by `-o`. */
  const files = new Map<string, string>();

  beforeAll(async () => {
    club = await startClub();
    await fillSampleClub(club.database, club.settings.clubTimeZone);
  });
  afterAll(() => club.close());

  it.each(commands)('%s', async (command) => {
    const words = parse(command, { club: club.url, json }).slice(1) as string[];
    const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
    const jar = values.c ?? values.b ?? '';
    const api = people.get(jar) ?? new Api(club.url);
    people.set(jar, api);
    const form = values.F && { raw: formOf(files.get(values.F.split('@')[1]!)!), headers: formType };
    const method = values.X ?? (form || values.d !== undefined ? 'POST' : 'GET');
    const path = positionals[0]!.replace(club.url, '');
    const { status, body } = await api.call(method, path, undefined, form || { raw: values.d });
    expect(status < 300 ? 'done' : body).toBe('done');
    if (values.o) files.set(values.o, body as string);
  });
});

const formType = { 'content-type': 'multipart/form-data; boundary=walk' };

/** A CSV file as the only field of a form. */
const formOf = (text: string) =>
  [
    '--walk',
    'Content-Disposition: form-data; name="file"; filename="file.csv"',
    'Content-Type: text/csv',
    '',
    text,
    '--walk--',
    '',
  ].join('\r\n');
