import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Page } from '@playwright/test';
import { expect, journey, signIn } from '../support/journey.ts';

// For the style sheet with the font.
journey.use({ bypassCSP: true });

const fontFile = createRequire(import.meta.url).resolve(
  '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2',
);

/** Sets the page in the font of most phones, because a test machine has another or none, and measures depend on it. */
async function setInRoboto(page: Page) {
  const font = (await readFile(fontFile)).toString('base64');
  const source = `url(data:font/woff2;base64,${font})`;
  await page.addStyleTag({
    content: `@font-face { font-family: Phone; font-weight: 100 900; src: ${source} } * { font-family: Phone !important }`,
  });
  await page.evaluate(async () => {
    await document.fonts.load('16px Phone');
    await document.fonts.ready;
  });
}

/** News of other journeys would change the height of a page. */
async function withThreeAnnouncements(page: Page) {
  const author = { fullName: 'Alex Morgan' };
  const others = { author, createdAt: '2026-11-20T10:00:00Z', teamId: null, leagueId: null };
  const news = [1, 2, 3].map((id) => ({ id, title: 'Winter Cup: helpers wanted', content: 'Four people.', ...others }));
  await page.route(/\/api\/announcements\?/, (route) => route.fulfill({ json: news }));
}

/** Changes that other journeys have made would add a line to a row. */
async function withPlainEvents(page: Page) {
  await page.route('**/api/events?*', async (route) => {
    const response = await route.fetch();
    const events = (await response.json()) as { counts?: object }[];
    const counts = { available: 8, unavailable: 3, pending: 4, unconfirmedCount: 0, awayCount: 0 };
    await route.fulfill({ response, json: events.map((event) => ({ ...event, ...(event.counts && { counts }) })) });
  });
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** The share of the characters on the page that are heavier than 500, in percent. */
const heavyShare = (page: Page) =>
  page.evaluate(() => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let [all, heavy] = [0, 0];
    while (words.nextNode()) {
      const { parentElement: element, textContent } = words.currentNode;
      const isSeen = element?.checkVisibility() && element.getBoundingClientRect().width > 1;
      const count = textContent?.trim().length ?? 0;
      if (!element || !isSeen) continue;
      all += count;
      if (Number(getComputedStyle(element).fontWeight) > 500) heavy += count;
    }
    return (100 * heavy) / all;
  });

const match = 'U12 Lions v Harbour Rovers';

journey('the home of a family and of a coach fit into two screens of a phone', async ({ page }) => {
  await withThreeAnnouncements(page);
  await signIn(page, 'parent@touchline.example');
  await expect(page.getByRole('article', { name: match })).toBeVisible();
  await setInRoboto(page);
  expect(await heightOf(page)).toBeLessThanOrEqual(1250);

  await signIn(page, 'coach@touchline.example');
  await expect(page.getByRole('article', { name: 'Ruby Rivera' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'My teams this week' }).getByRole('article')).not.toHaveCount(0);
  await setInRoboto(page);
  expect(await heightOf(page)).toBeLessThanOrEqual(1300);
});

journey(
  'the profile fits into one screen of a phone, but for the own data, and the agenda shows events on the first',
  async ({ page }) => {
    await signIn(page, 'parent@touchline.example', '/profile');
    await expect(page.getByRole('button', { name: 'Delete My Account…' })).toBeVisible();
    await setInRoboto(page);
    const security = await page.getByRole('region', { name: 'Security' }).boundingBox();
    expect(security!.y + security!.height).toBeLessThanOrEqual(640);

    await page.goto('/calendar');
    const first = page.getByRole('article').first();
    await expect(first).toBeVisible();
    await setInRoboto(page);
    expect((await first.boundingBox())?.y).toBeLessThanOrEqual(530);
  },
);

journey('ten fixtures fit into two screens of a phone', async ({ page }) => {
  await withPlainEvents(page);
  await signIn(page, 'coach@touchline.example', '/admin/manage-fixtures');
  await expect(page.getByRole('button', { name: 'Remove My teams' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Events' }).getByRole('listitem')).toHaveCount(10);
  await setInRoboto(page);
  expect(await heightOf(page)).toBeLessThanOrEqual(900);
});

journey('a page of players fits into three screens of a phone', async ({ page }) => {
  await signIn(page, 'admin@touchline.example', '/admin/manage-children');
  await expect(page.getByText(/^Showing 1 to 25 of/)).toBeVisible();
  await setInRoboto(page);
  expect(await heightOf(page)).toBeLessThanOrEqual(1700);
});

journey('a coach sees the first name of the match-day sheet without scrolling', async ({ page }) => {
  await signIn(page, 'coach@touchline.example', '/events/1');
  const first = page
    .getByRole('list', { name: /^No answer/ })
    .getByRole('link')
    .first();
  await expect(first).toBeVisible();
  await setInRoboto(page);
  expect((await first.boundingBox())?.y).toBeLessThanOrEqual(260);
});

journey('at most a quarter of the characters on a screen are heavy', async ({ page }) => {
  const screens = {
    'parent@touchline.example': { '/dashboard': match, '/calendar': 'Earlier', '/events/1': 'Mia' },
    'coach@touchline.example': {
      '/dashboard': match,
      '/events/1': 'Mia Keller',
      '/profile': 'Casey Rivera',
      '/admin/manage-fixtures': 'Showing',
      '/admin/manage-children': 'Showing',
    },
  };
  for (const [email, shown] of Object.entries(screens)) {
    await signIn(page, email);
    for (const [path, text] of Object.entries(shown)) {
      await page.goto(path);
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
      // A page that loads has headings alone.
      await page.waitForLoadState('networkidle');
      expect.soft(await heavyShare(page), `${path} of ${email}`).toBeLessThanOrEqual(25);
    }
  }
});
