import { type Locator, type Page } from '@playwright/test';
import { createFamily, inDays } from '../../support/club-data.ts';
import { expect, expectNoHorizontalScroll, journey, signIn } from '../../support/journey.ts';

const coach = 'coach@touchline.example';
const heightOf = async (part: Locator) => (await part.boundingBox())!.height;

journey('the admin area has one bar with menu, title, action and bell on a phone', async ({ page }) => {
  await signIn(page, coach, '/admin/manage-fixtures');
  const title = page.getByRole('heading', { level: 1, name: 'Manage Fixtures' });
  const { y: top } = (await title.boundingBox())!;
  for (const button of ['Menu', 'Add Event', /^Notifications/]) {
    const box = (await page.getByRole('button', { name: button }).boundingBox())!;
    expect(box.y, `${button} is in the bar`).toBeLessThan(56);
    expect(box.height).toBeGreaterThanOrEqual(44);
  }
  expect(top).toBeLessThan(56);
  await expect(page.getByRole('link', { name: 'Profile of Casey Rivera' })).toBeInViewport();
  await page.getByRole('button', { name: 'Add Event' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoHorizontalScroll(page);
});

journey('nothing is sticky on a low screen', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await signIn(page, coach);
  for (const path of ['/dashboard', '/calendar', '/admin/manage-fixtures']) {
    await page.goto(path);
    await expect(page.getByRole('navigation', { name: 'Bottom bar' })).toBeInViewport();
    const sticky = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter(
          (part) =>
            ['fixed', 'sticky'].includes(getComputedStyle(part).position) &&
            part.getBoundingClientRect().height > 0 &&
            part.getBoundingClientRect().bottom > 0,
        )
        .map((part) => part.outerHTML.slice(0, 120)),
    );
    expect(sticky, path).toEqual([]);
  }
});

journey('the calendar has two rows of controls on a phone', async ({ page }) => {
  await signIn(page, coach, '/calendar');
  expect(await heightOf(page.getByRole('group', { name: 'Calendar' }))).toBeLessThanOrEqual(2 * 48 + 8);
  await page.getByRole('button', { name: /choose another month/ }).click();
  await page.getByLabel('Month', { exact: true }).selectOption('January');
  await expect(page.getByRole('heading', { level: 2, name: /^January/ })).toBeVisible();
  await expectNoHorizontalScroll(page);
});

journey(
  'a week shows the time and one line of the title of events side by side',
  { tag: '@desktop' },
  async ({ page }) => {
    const family = await createFamily('Mia');
    const day = inDays(2);
    for (const title of ['Lions v Northborough Wanderers', 'Owls v Harbour Rovers']) {
      await family.createEvent(title, day, { startTime: '08:30', endTime: '09:45' });
    }
    await signIn(page, family.email, `/calendar?view=week&date=${day}`);
    const entry = page.getByRole('button', { name: /Lions v Northborough/ });
    const [time, title] = [entry.getByText('8:30'), entry.getByText('Lions v Northborough Wanderers')];
    await expect(time).toBeVisible();
    expect(await time.evaluate((part) => part.scrollWidth - part.clientWidth)).toBeLessThanOrEqual(0);
    expect(await heightOf(title)).toBeLessThanOrEqual(20);
  },
);

journey('counts of 600 players stay inside their cell', { tag: '@desktop' }, async ({ page }) => {
  await page.route('**/api/events?*', async (route) => {
    const response = await route.fetch();
    const events = (await response.json()) as object[];
    const counts = { available: 200, unavailable: 100, pending: 300, awayCount: 0 };
    await route.fulfill({ response, json: events.map((event) => ({ ...event, counts })) });
  });
  await signIn(page, coach, '/admin/manage-fixtures');
  await expect(page.getByText('300 Pending').first()).toBeVisible();
  await expectNoHorizontalScroll(page);
  await page.setViewportSize({ width: 768, height: 1024 });
  await expectNoHorizontalScroll(page);
});

declare global {
  interface Window {
    /** How far the parts of the page have moved so far. */
    shift: number;
  }
}

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** The most that the parts of a page may move after they were drawn, as browsers score it. */
const maxShift = 0.05;

journey('pages do not move while they load', { tag: '@both' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput) window.shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const own = ['/dashboard', '/teams', '/profile', '/profile/messages', '/profile/calendar', '/announcements'];
  const paths = [...own, '/calendar', '/calendar?view=week'];
  const admin = ['manage-users', 'manage-teams', 'manage-fixtures', 'announcements', 'manage-children', 'import'];
  await signIn(page, 'admin@touchline.example');
  for (const path of [...paths, ...admin.map((name) => `/admin/${name}`)]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByText('Loading...')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect.soft(await shiftOf(page), path).toBeLessThanOrEqual(maxShift);
  }
});

const shiftOf = (page: Page) => page.evaluate(() => window.shift);
