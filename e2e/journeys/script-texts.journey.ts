import { type Browser, type BrowserContext, type Page } from '@playwright/test';
import { fillClub } from '../support/hostile-club.ts';
import { hostileTexts } from '../support/hostile-texts.ts';
import { expect, expectNoHorizontalScroll, journey, watchPolicy } from '../support/journey.ts';
import { startServer } from '../support/server.ts';
import { desktop, phone } from '../support/viewports.ts';

const isFull = process.env.FAULTS === 'full';
const texts = hostileTexts(isFull);

// Covers S10.
journey(
  `${texts.length} hostile texts, typed and imported, are shown as text on every page to every role, run nowhere and fit a phone`,
  { tag: '@desktop' },
  async ({ browser }) => {
    const server = await startServer({ RATE_LIMITS: 'off' });
    try {
      const violations: string[][] = [];
      const open = async () => {
        const context = await openContext(browser, server.url);
        violations.push(watchPolicy(context, [server.url]));
        return context;
      };
      const [admin, coach, parent, guest] = [await open(), await open(), await open(), await open()];
      const accounts = { admin: admin.request, coach: coach.request, parent: parent.request };
      const { children, events, teams } = await fillClub(accounts, texts);

      const ofEvents = (isFull ? events : events.slice(0, 2)).map((id) => `/events/${id}`);
      const ofTeam = [`/admin/teams/${teams[0]}`, `/admin/teams/${teams[0]}?player=${children[0]}`];
      const ofFamily = [`/children/${children[0]}/guardians`, `/children/${children[0]}/absences`];
      const silent = [
        await visit(guest, guestPages),
        await visit(parent, [...memberPages, ...ofFamily, ...ofEvents]),
        await visit(coach, [...coachPages, ...ofTeam, ...ofEvents]),
        await visit(admin, [...coachPages, ...adminPages, ...ofTeam, ...ofEvents]),
      ].flat();
      // Which proves that the pages were looked at when they had loaded.
      expect([...new Set(silent)].filter((path) => !showNothing.includes(path))).toEqual([]);
      expect(violations.flat(), 'violations of the content security policy, and requests to other origins').toEqual([]);
      await proveThatItWouldBeSeen(admin);
      expect(violations.flat()).not.toEqual([]);
    } finally {
      await server.stop();
    }
  },
);

async function openContext(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, viewport: desktop });
  await context.addInitScript(() => Object.assign(window, { ran: () => Object.assign(window, { hasRun: true }) }));
  return context;
}

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
const coachPages = ['/dashboard', '/calendar?teams=mine'].concat(
  ['manage-teams', 'manage-children', 'manage-fixtures', 'announcements'].map((page) => `/admin/${page}`),
);
const adminPages = ['manage-users', 'import', 'mail', 'club'].map((page) => `/admin/${page}`);
const showNothing = ['/profile/two-step', '/profile/devices', '/add-child', ...guestPages];

/** Opens the pages at both widths, and returns those that show none of the texts. */
async function visit(context: BrowserContext, paths: string[]): Promise<string[]> {
  const page = await context.newPage();
  page.on('dialog', (dialog) => expect(dialog.message(), 'a dialog').toBe(''));
  const silent: string[] = [];
  for (const path of paths) {
    await page.setViewportSize(desktop);
    await page.goto(path);
    const { pathname } = new URL(path, page.url());
    // Not by role, because the sheet of a player hides the page below from screen readers.
    await expect(page.locator('h1')).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      expect(await page.evaluate(whatIsNoText), path).toEqual([]);
      await journey.step(`${path} fits ${size.width} px`, () => expectNoHorizontalScroll(page));
    }
    expect(new URL(page.url()).pathname, 'the page stays').toBe(pathname);
    if (!/ran\(\)/.test(await everyText(page))) silent.push(path);
  }
  await page.close();
  return silent;
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
