import { type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';
import { inDays } from '../support/club-data.ts';
import { expect, journey, watchPolicy } from '../support/journey.ts';
import { scriptTexts } from '../support/script-texts.ts';
import { startServer } from '../support/server.ts';

const isFull = process.env.FAULTS === 'full';
const texts = isFull ? scriptTexts : scriptTexts.filter((_text, n) => n % 5 === 0);

journey(
  `${texts.length} texts with scripts, typed and imported, are shown as text on every page and run nowhere (S10)`,
  { tag: '@desktop' },
  async ({ browser }) => {
    const server = await startServer({ RATE_LIMITS: 'off' });
    try {
      const newContext = async () => {
        const context = await browser.newContext({ baseURL: server.url });
        await context.addInitScript(() =>
          Object.assign(window, { ran: () => Object.assign(window, { hasRun: true }) }),
        );
        violations.push(watchPolicy(context, [server.url]));
        return context;
      };
      const violations: string[][] = [];
      const [admin, parent] = [await newContext(), await newContext()];
      const { children, events, teams } = await fillClub(admin.request, parent.request);

      const ofEvents = (isFull ? events : events.slice(0, 3)).map((id) => `/events/${id}`);
      const seen = new Set<string>();
      await visit(await newContext(), guestPages, seen);
      await visit(parent, [...memberPages, ...familyPages(children[0]!), ...ofEvents], seen);
      await visit(admin, [...memberPages, ...adminPages, ...ofEvents, `/admin/teams/${teams[0]}`], seen);
      // Which proves that the pages were looked at when they had loaded.
      const showNothing = ['/profile/two-step', '/profile/devices', '/add-child', ...guestPages];
      expect(
        [...memberPages, ...familyPages(children[0]!), ...adminPages].filter(
          (path) => !seen.has(path) && !showNothing.includes(path),
        ),
      ).toEqual([]);
      expect(violations.flat(), 'violations of the content security policy').toEqual([]);
      await proveThatItWouldBeSeen(admin);
      expect(violations.flat()).not.toEqual([]);
    } finally {
      await server.stop();
    }
  },
);

/** Puts a text into a page as a careless page would. */
async function proveThatItWouldBeSeen(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto('/dashboard');
  const reported = page.waitForEvent('console', (message) => /content.security.policy/i.test(message.text()));
  await page.evaluate((text) => document.body.insertAdjacentHTML('beforeend', text!), texts[0]);
  await reported;
  expect(await page.evaluate(whatIsNoText)).toEqual(['<img src="x" onerror="ran()">']);
}

const guestPages = [
  '/auth',
  '/auth?next=javascript:ran()',
  '/auth?next=%22%3E%3Cimg%20src=x%20onerror=ran()%3E',
  '/forgot-password',
  ...['reset-password', 'verify-email', 'undo-email-change', 'unsubscribe', 'invitations', 'answer'].map(
    (page) => `/${page}/%3Cimg%20src=x%20onerror=ran()%3E`,
  ),
  '/unknown/%3Cscript%3Eran()%3C%2Fscript%3E#<img src=x onerror=ran()>',
];
const memberPages = ['', '/messages', '/calendar', '/devices', '/two-step']
  .map((page) => `/profile${page}`)
  .concat('/dashboard', '/calendar', '/teams', '/announcements', '/add-child');
const familyPages = (child: number) => [`/children/${child}/guardians`, `/children/${child}/absences`];
const adminPages = [
  'manage-users',
  'manage-teams',
  'manage-children',
  'manage-fixtures',
  'announcements',
  'import',
  'mail',
  'club',
].map((page) => `/admin/${page}`);

/** Opens the pages, and remembers those that show one of the texts. */
async function visit(context: BrowserContext, paths: string[], seen: Set<string>): Promise<void> {
  const page = await context.newPage();
  page.on('dialog', (dialog) => expect(dialog.message(), 'a dialog').toBe(''));
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(whatIsNoText), path).toEqual([]);
    if (/ran\(\)/.test(await everyText(page))) seen.add(path);
  }
  await page.close();
}

const everyText = (page: Page) =>
  page.evaluate(
    () =>
      document.body.textContent +
      [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value).join(),
  );

/** Elements that a text has become, and whether one of them ran. */
function whatIsNoText(): string[] {
  const found = [...document.querySelectorAll('*')].filter(
    (element) =>
      [...element.attributes].some(
        ({ name, value }) => name.startsWith('on') || /^\s*(javascript|data:text)/i.test(value),
      ) ||
      (element.localName === 'script' && !element.getAttribute('src')) ||
      ['iframe', 'object', 'embed', 'marquee', 'base', 'math'].includes(element.localName),
  );
  return [...found.map(({ outerHTML }) => outerHTML), ...('hasRun' in window ? ['a script has run'] : [])];
}

/** Fills every text field that a club has with each of the texts, as far as it may be that long. */
async function fillClub(admin: APIRequestContext, parent: APIRequestContext) {
  const send = async (api: APIRequestContext, method: 'post' | 'patch', path: string, data: object): Promise<any> => {
    const response = await api[method](path, { data });
    const body: any = await response.json();
    expect([path, data, response.ok(), body.message]).toEqual([path, data, true, body.message]);
    return body;
  };
  const post = (api: APIRequestContext, path: string, data: object) => send(api, 'post', path, data);
  await post(admin, '/api/auth/login', { username: 'admin@touchline.example', password: 'touchline' });
  const email = 'script.texts@families.example';
  const [first] = texts;
  await post(parent, '/api/auth/register', { email, password: 'touchline', fullName: first! });
  await send(parent, 'patch', '/api/auth/me', { phone: first, bio: texts.join('\n').slice(0, 1000) });

  const teams: number[] = [];
  const children: number[] = [];
  const events: number[] = [];
  for (const [n, text] of texts.entries()) {
    const { id: leagueId } = await post(admin, '/api/leagues', {
      name: `${text} ${n}`,
      ageGroup: text.slice(0, 20),
      description: text,
    });
    const { id: teamId } = await post(admin, '/api/teams', { name: `${text} ${n}`, leagueId, description: text });
    teams.push(teamId);
    const person = { fullName: text, username: `${n}${text}`.replace(/\s/g, ''), email: `u${n}@families.example` };
    await post(admin, '/api/users', {
      ...person,
      password: 'touchline',
      isParent: true,
      isCoach: n % 2 === 0,
      isAdmin: false,
    });
    await post(admin, '/api/announcements', { title: text, content: text, teamId });
    if (n < 10) {
      const { id: childId } = await post(parent, '/api/children', { name: text, dateOfBirth: `2015-03-${10 + n}` });
      children.push(childId);
      await post(admin, '/api/team-members', { teamId: teams[0], childId, position: text.slice(0, 40) });
      await post(parent, '/api/feeds', { scope: 'child', childId, name: text.slice(0, 60) });
    }
    const places = { location: text, locationDetail: text, description: text };
    const when = { date: inDays(1 + Math.floor(n / 4)), startTime: `1${n % 4}:30` };
    const { id: eventId } = await post(admin, '/api/events', {
      title: text,
      ...when,
      ...places,
      teamId: teams[0],
      relevanceType: 'team',
    });
    events.push(eventId);
    const note = { reason: 'other', text };
    await post(parent, '/api/availabilities', { eventId, childId: children[0], isAvailable: false, note });
  }
  await send(admin, 'patch', '/api/club', { name: first, contactPhone: first!.slice(0, 40) });
  await importTexts(admin);
  return { teams, children, events };
}

async function importTexts(admin: APIRequestContext): Promise<void> {
  const quoted = texts.map((text, n) => `"${text.replaceAll('"', '""')} imported ${n}"`);
  const files = {
    leagues: ['name,ageGroup,description', ...quoted.map((cell) => `${cell},U12,${cell}`)],
    children: ['name,dateOfBirth', ...quoted.map((cell) => `${cell},2015-05-04`)],
  };
  for (const [type, lines] of Object.entries(files)) {
    const file = { name: `${type}.csv`, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
    const response = await admin.post(`/api/import/${type}`, { multipart: { file } });
    expect((await response.json()).summary).toMatchObject({ success: texts.length });
  }
}
