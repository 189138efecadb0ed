import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Api } from '../support/api.ts';
import { createDatabase } from '../support/database.ts';
import { until } from '../support/mail-club.ts';
import { readMails } from '../support/mails.ts';
import { killServers, type ServerProcess, startServer, urlOnceReady } from '../support/server-process.ts';
import { upload } from '../support/upload.ts';
import { note, times } from '../faults/size.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'touchline-log-'));
const office = { username: 'office@club.example', password: 'the sentence of the office' };
let database: Awaited<ReturnType<typeof createDatabase>>;
let server: ServerProcess;
let url: string;
let admin: Api;

beforeAll(async () => {
  database = await createDatabase();
  server = startServer({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    ADMIN_EMAIL: office.username,
    ADMIN_PASSWORD: office.password,
    LOG_LEVEL: 'trace',
    SLOW_QUERY_MS: '1',
    VERIFY_EMAIL: 'on',
  });
  url = await urlOnceReady(server);
  admin = new Api(url);
  await admin.post('/api/auth/login', office);
});
afterAll(async () => {
  killServers();
  rmSync(dataDir, { recursive: true, force: true });
  await database.drop();
});

/** Everything that was sent or received and that no line may contain. */
const secrets = new Set<string>(['office@club.example', office.password]);
const keep = <Text extends string>(text: Text): Text => {
  secrets.add(text);
  return text;
};

const words = ['alder', 'birch', 'cedar', 'elm', 'hazel', 'larch', 'maple', 'rowan', 'willow', 'yew'];
const forged = '\r\n{"level":60,"msg":"forged"}';

/** The secret of the link in a mail to the address. */
async function linkTo(address: string, page: string): Promise<string> {
  const link = new RegExp(`/${page}/([\\w-]{43})`);
  const find = () =>
    readMails(join(dataDir, 'mail')).flatMap(({ to, text }) => (to === address && link.exec(text)?.[1]) || []);
  await until(() => find().length > 0);
  return keep(find()[0]!);
}

/** A browser that tells where it comes from. */
class TellingApi extends Api {
  constructor(private readonly word: string) {
    super(url);
  }

  override call<Body = any>(...[method, path, body, extra = {}]: Parameters<Api['call']>) {
    const headers = { 'user-agent': `Browser of ${this.word}`, referer: `http://club.example/?name=${this.word}` };
    return super.call<Body>(method, path, body, { ...extra, headers: { ...headers, ...extra.headers } });
  }
}

/** What a family and an admin do in a season, right and wrong. */
async function season(n: number): Promise<void> {
  const word = keep(`${words[n % words.length]!}${'abcdefghij'[Math.floor(n / words.length)]!}wood`);
  const dateOfBirth = keep(new Date(Date.UTC(2014, 0, n + 1)).toISOString().slice(0, 10));
  const [email, phone] = [keep(`mail.${word}@families.example`), keep(`+4930${String(7_000_000 + n)}`)];
  const [password, nextPassword] = [keep(`first sentence of ${word}`), keep(`second sentence of ${word}`)];
  const api = new TellingApi(word);
  const ok = async (answer: Promise<{ status: number; body: any }>, expected = 2) => {
    const { status, body } = await answer;
    expect([Math.floor(status / 100), body]).toEqual([expected, body]);
    return body;
  };

  await ok(api.post('/api/auth/register', { email, password, fullName: `Person ${word}` }));
  await ok(api.post('/api/auth/verify-email', { token: await linkTo(email, 'verify-email') }));
  await ok(api.post('/api/auth/verify-email', { token: await linkTo(email, 'verify-email') }), 4);
  await ok(api.patch('/api/auth/me', { phone, bio: `About ${word}${forged}` }));
  await ok(new TellingApi(word).post('/api/auth/login', { username: email, password: keep(`wrong ${word}`) }), 4);
  await ok(new TellingApi(word).post('/API/auth/login', { username: email + forged, password }), 4);

  const child = await ok(api.post('/api/children', { name: `Child ${word}`, dateOfBirth }));
  await ok(api.post('/api/children', { name: `Child ${word}`, dateOfBirth }), 4);
  await ok(api.post('/api/children/search', { name: `Nobody ${word}${forged}`, dateOfBirth }));
  await ok(api.post('/api/children', undefined, { raw: `{"name":"Child ${word}` }), 4);
  await ok(api.get(`/api/children/${word}%0d%0a{"level":60}`), 4);
  await ok(api.get(`/api/${word}%0a?name=${word}%0d%0a{"level":60}`), 4);
  await ok(admin.get(`/api/users?q=${encodeURIComponent(email)}`));
  await ok(admin.get(`/api/children/all?q=${word}`));
  const file = `name,dateOfBirth,parentEmail\nImported ${word},${dateOfBirth},${email}\n"Bad\n${word}",x,\n`;
  await ok(upload(admin, 'children', file) as Promise<any>);

  const { id, url: address } = await ok(api.post('/api/feeds', { scope: 'children', name: `Feed ${word}` }));
  const feed = new URL(address as string).pathname;
  const token = keep(feed.slice('/api/feeds/'.length, -'.ics'.length));
  await ok(api.get(feed));
  await ok(api.get(feed.replace('.ics', 'x.ics')), 4);
  await ok(api.delete(`/api/feeds/${id}`));
  await ok(api.get(feed), 4);
  for (const kind of ['invitations', 'answer-links', 'unsubscribe']) await ok(api.get(`/api/${kind}/${token}`), 4);

  const other = keep(`other.${word}@families.example`);
  await ok(api.post(`/api/children/${child.id}/invitations`, { email: other }));
  await ok(api.get(`/api/invitations/${await linkTo(other, 'invitations')}`));
  const { secret } = await ok(api.post('/api/auth/second-factor/setup', { currentPassword: password }));
  keep(secret as string);
  await ok(api.post('/api/auth/second-factor', { code: '000000' }), 4);

  await ok(api.post('/api/auth/forgot-password', { email }));
  keep(decodeURIComponent(api.session).split(/[:.]/)[1]!);
  keep(decodeURIComponent(api.device).split('.').at(-1)!);
  const reset = { token: await linkTo(email, 'reset-password'), password: nextPassword };
  await ok(api.post('/api/auth/reset-password', reset));
  await ok(api.post('/api/auth/reset-password', reset), 4);
}

/** A request whose address has a host, as if the server were a proxy. */
function getAbsolute(path: string): Promise<unknown> {
  const { hostname, port } = new URL(url);
  return new Promise((done) =>
    get({ hostname, port, path: `http://club.example${path}` }, (response) => response.resume().once('end', done)),
  );
}

// Covers S11.
// Each line is JSON. What would identify somebody: names, addresses, dates of birth, passwords, sessions and links.
it('The log of a server identifies nobody and contains no secret', async () => {
  const seasons = times(1, 30);
  for (let n = 0; n < seasons; n++) await season(n);
  await getAbsolute('/api/leagues');
  server.process.kill('SIGINT');
  expect(await server.ended).toBe(0);

  const [, log = ''] = server.output().split('Ctrl-C stops it.');
  const lines = log.trim().split('\n');
  expect(lines.length).toBeGreaterThan(30 * seasons);
  expect(log).toContain('slow statement');
  expect(lines.map((line) => JSON.parse(line) as { level: number }).filter(({ level }) => level > 50)).toEqual([]);
  expect(lines.filter((line) => line.includes('"route":"/api/auth/login"')).length).toBe(2 * seasons + 1);
  // The router accepts addresses in capital letters and with a host, so they are logged as well.
  expect(lines.filter((line) => line.includes('"route":"/api/leagues"')).length).toBe(1);
  expect([...secrets, '@families', 'forged'].filter((secret) => log.includes(secret))).toEqual([]);
  note('S11', `${lines.length} lines of ${seasons} seasons with none of ${secrets.size} secrets`);
});
