import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parse } from 'shell-quote';
import { fillSampleClub } from '../../src/schema/sample-club/fill-sample-club.ts';
import { Api } from '../support/api.ts';
import { type ClubApp, startClub } from '../support/club-app.ts';

const document = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8');
const script = [...document.matchAll(/^```sh\n(.*?)^```/gms)].map(([, block]) => block).join('\n');
const commands = script
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => line.startsWith('curl '));
const json = 'content-type: application/json';

/** The options of curl that the document uses. */
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

describe('The command in docs/api.md', () => {
  let club: ClubApp;
  const apisByCookieJar = new Map<string, Api>();
  const savedFiles = new Map<string, string>();

  beforeAll(async () => {
    club = await startClub();
    await fillSampleClub(club.database, club.settings);
  });
  afterAll(() => club.close());

  it.each(commands)('succeeds: %s', async (command) => {
    const words = parse(command, { club: club.url, json }).slice(1) as string[];
    const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
    const jar = values.c ?? values.b ?? '';
    const api = apisByCookieJar.get(jar) ?? new Api(club.url);
    apisByCookieJar.set(jar, api);
    const form = values.F && { raw: formOf(savedFiles.get(values.F.split('@')[1]!)!), headers: formType };
    const method = values.X ?? (form || values.d !== undefined ? 'POST' : 'GET');
    const path = positionals[0]!.replace(club.url, '');
    const { status, body } = await api.call(method, path, undefined, form || { raw: values.d });
    expect(status < 300 ? 'done' : body).toBe('done');
    if (values.o) savedFiles.set(values.o, body as string);
  });
});

const formType = { 'content-type': 'multipart/form-data; boundary=guide' };

const formOf = (text: string) =>
  [
    '--guide',
    'Content-Disposition: form-data; name="file"; filename="file.csv"',
    'Content-Type: text/csv',
    '',
    text,
    '--guide--',
    '',
  ].join('\r\n');
