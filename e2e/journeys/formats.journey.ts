import { type Page } from '@playwright/test';
import { addDays, type ClubFormat, longDate } from '@touchline/domain';
import { createFamily, inDays, unique } from '../support/club-data.ts';
import { foreignIn, moment, time } from '../support/formats.ts';
import { expect, expectOwnFormats, expectSound, expectToast, journey, signIn } from '../support/journey.ts';
import { confirmAddress, mailTo } from '../support/mails.ts';
import { startServer } from '../support/server.ts';

const pagesOf = {
  'parent@touchline.example': [
    ...[
      '/dashboard',
      '/calendar?view=month',
      '/calendar?view=week',
      '/calendar?view=day',
      '/announcements',
      '/profile',
    ],
    ...['/profile/messages', '/profile/devices', '/profile/calendar', '/profile/two-step', '/add-child'],
    '/children/1/privacy',
  ],
  'coach@touchline.example': ['/dashboard', '/calendar?view=week', '/teams', '/admin/manage-fixtures'],
  'admin@touchline.example': [
    ...['/dashboard', '/admin/manage-fixtures', '/admin/manage-children', '/admin/manage-users', '/admin/manage-teams'],
    ...['/admin/announcements', '/admin/mail', '/admin/import', '/admin/club', '/admin/teams/1?tab=events'],
  ],
};

for (const [who, addresses] of Object.entries(pagesOf)) {
  journey(`all pages of ${who} write dates and times as the club does`, { tag: '@desktop' }, async ({ page }) => {
    for (const address of addresses) {
      await signIn(page, who, address);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('main').getByRole('status', { name: /^Loading/ })).toHaveCount(0);
      await expectOwnFormats(page);
      const bell = page.getByRole('button', { name: /^Notifications/ });
      if (address !== '/dashboard') continue;
      await bell.click();
      await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectOwnFormats(page);
    }
  });
}

journey('an event, its print, its feed and its mail write dates and times as the club does', async ({ page }) => {
  const family = await createFamily('Mia Novak');
  const [title, date] = [unique('Cup'), inDays(20)];
  const event = await family.createEvent(title, date, { startTime: '17:30', endTime: '19:00', reportingTime: '16:45' });
  const [start, meet] = [time('17:30'), time('16:45')];
  // Lines do not break within a time.
  const words = new RegExp(`${start}.*meet ${meet}`.replaceAll(' ', '\\s'));
  const times = page.getByText(words).filter({ visible: true }).first();
  await confirmAddress(page, family);
  await page.request.patch('/api/mail-preferences', { data: { quietHours: null } });
  await signIn(page, family.email, `/events/${event.id}`);
  await expect(times).toBeVisible();
  await expectSound(page);

  const feed = await page.request.post('/api/feeds', { data: { scope: 'children', withResponses: true } });
  const { url } = (await feed.json()) as { url: string };
  const calendar = await (await fetch(url)).text();
  expect(calendar.replaceAll('\r\n ', '')).toContain(`Meet at ${time('16:45')}`);
  expect(foreignIn(calendar)).toEqual([]);

  await signIn(page, 'coach@touchline.example', `/events/${event.id}`);
  expect((await page.request.post(`/api/events/${event.id}/reminders`)).ok()).toBe(true);
  const mail = () => mailTo(family.email, 'Please answer: can Mia come?');
  await expect.poll(mail, { message: 'the reminder' }).toContain(`${moment(date, '17:30')}, meet ${time('16:45')}`);
  expect(
    foreignIn(
      mail()!
        .split(/\r?\n\r?\n/)
        .slice(1)
        .join('\n'),
    ),
  ).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  await expect(times).toBeVisible();
  await expectOwnFormats(page);
});

journey(
  'an admin chooses the formats, and every page and tab follows without a reload',
  { tag: '@desktop' },
  async ({ browser, viewport }) => {
    // A club of its own, because all other journeys share one.
    const server = await startServer({ CLUB_FORMATS: 'us' });
    const context = await browser.newContext({ baseURL: server.url, viewport });
    try {
      const [page, other] = [await context.newPage(), await context.newPage()];
      await signIn(page, 'admin@touchline.example', '/admin/club');
      await other.goto('/calendar?view=month');
      const today = inDays(0);
      const shows = (tab: Page, format: ClubFormat) => expect(tab.getByText(longDate(today, format))).toBeVisible();
      const firstHead = other.locator('.head').first();
      await Promise.all([shows(page, 'us'), shows(other, 'us')]);
      await expect(firstHead).toHaveText(/^Sun/);
      await expectOwnFormats(page, 'us');

      const choices = page.getByRole('group', { name: 'Formats' });
      await choices.getByRole('radio', { name: /^United Kingdom and Ireland/ }).check();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expectToast(page, 'Club saved');
      await Promise.all([shows(page, 'uk'), shows(other, 'uk')]);
      await expect(firstHead).toHaveText(/^Mon/);
      for (const tab of [page, other]) await expectOwnFormats(tab, 'uk');

      await other.goto(`/calendar?view=week&date=${addDays(today, 7)}`);
      await expect(other.locator('.hour').first()).toHaveText('09:00');
      await expectOwnFormats(other, 'uk');
      await choices.getByRole('radio', { name: /^ISO/ }).check();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await shows(other, 'iso');
      for (const tab of [page, other]) await expectOwnFormats(tab, 'iso');
    } finally {
      await context.close();
      await server.stop();
    }
  },
);
