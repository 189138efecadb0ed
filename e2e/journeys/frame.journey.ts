import { type Locator, type Page } from '@playwright/test';
import { expect, expectAccessible, expectToast, journey, signIn, unique } from '../support/journey.ts';

const people = {
  admin: 'admin@touchline.example',
  coach: 'coach@touchline.example',
  parent: 'parent@touchline.example',
};
const sizes = [
  { width: 375, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

for (const size of sizes) {
  journey.describe(`at ${size.width} px`, () => {
    journey.skip(({ viewport }) => viewport!.width >= 768, 'The journey sets its own widths');
    journey.beforeEach(({ page }) => page.setViewportSize(size));
    const isWide = size.width >= 1024;

    journey(
      'a guest is asked to sign in, is told what is missing, and comes to where the way led',
      async ({ page }) => {
        await page.goto('/nonsense');
        await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
        await expectSound(page);
        await page.getByRole('link', { name: 'Go to Home' }).click();
        await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
        await expectSound(page);

        await page.goto('/add-child');
        await expect(page).toHaveURL('/auth?next=%2Fadd-child');
        await page.getByRole('tab', { name: 'Register' }).click();
        await page.getByRole('button', { name: 'Register' }).click();
        await expect(page.getByText('Full name is required').first()).toBeVisible();
        await expectSound(page);
        await page.getByRole('tab', { name: 'Sign In' }).click();
        await page.getByLabel('Email Address').fill(people.parent);
        await page.getByLabel('Password', { exact: true }).fill('wrong');
        await page.getByRole('button', { name: 'Sign In' }).click();
        await expect(page.getByRole('alert').filter({ hasText: 'Please check for typos.' })).toBeVisible();
        await expectSound(page);
        await page.getByLabel('Password', { exact: true }).fill('touchline');
        await page.getByRole('button', { name: 'Sign In' }).click();
        await expect(page).toHaveURL('/add-child');
        await expect(page.getByRole('heading', { level: 1, name: 'Add a Child' })).toBeVisible();
      },
    );

    journey('a parent finds the way round, what is asked, and the way out', async ({ page }) => {
      await signIn(page, people.parent);
      await expect(page.getByText(longToday())).toBeVisible();
      await page.getByRole('button', { name: /^Notifications/ }).click();
      const panel = page.getByRole('dialog', { name: 'Notifications' });
      await expect(panel).toBeVisible();
      await expectSound(page);
      await leave(page, panel);
      await expect(page.getByRole('button', { name: /^Notifications/ })).toBeFocused();

      await page.goto('/admin/manage-teams');
      await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
      await expectSound(page);
      await page.goto('/nonsense');
      await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
      await expectSound(page);

      await page.goto('/add-child');
      await page.goto('/dashboard');
      await logOut(page, isWide);
      await expect(page).toHaveURL('/auth');
      await expectToast(page, 'You have been successfully logged out');
      await page.goBack();
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    });

    journey('staff move through the admin area', async ({ page }) => {
      await signIn(page, people.coach);
      if (isWide) {
        await page.getByRole('link', { name: 'Manage Teams' }).click();
      } else {
        const bar = page.getByRole('navigation', { name: 'Bottom bar' });
        await bar.getByRole('button', { name: 'Admin' }).click();
        const tools = bar.getByRole('group', { name: 'Admin Tools' });
        await expect(tools).toBeVisible();
        await expectSound(page);
        await page.getByRole('heading', { level: 1 }).click();
        await expect(tools).toBeHidden();
        await bar.getByRole('button', { name: 'Admin' }).click();
        await tools.getByRole('link', { name: 'Manage Teams' }).click();
      }
      await expect(page.getByRole('heading', { level: 1, name: 'Manage Teams' })).toBeVisible();
      await expectSound(page);
      await page.goto('/admin/manage-users');
      await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
      await page.goto('/admin/import');
      await expect(page).toHaveURL('/dashboard');
      if (!isWide) await useBarsOfPhones(page);
    });
  });
}

journey('on a phone, what stands at the edges opens and closes without moving the page', async ({ page, viewport }) => {
  journey.skip(viewport!.width >= 768, 'On wider screens the action scrolls with its page');
  await page.setViewportSize({ width: 375, height: 560 });
  await signIn(page, people.coach);
  await page.goto('/admin/manage-children');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  for (const name of ['Add New Player', 'Menu']) {
    for (const place of [0, 90]) {
      await page.evaluate((y) => window.scrollTo(0, y), place);
      const opener = page.getByRole('button', { name });
      const { x, y } = (await opener.boundingBox())!;
      // Not a click on the locator, which would scroll by itself.
      await page.mouse.click(x + 10, y + 10);
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
      expect([name, await page.evaluate(() => window.scrollY)]).toEqual([name, place]);
    }
  }
});

/** The menu that slides out, and the bar that gives way to who reads on. */
async function useBarsOfPhones(page: Page): Promise<void> {
  await page.goto('/admin/manage-fixtures');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Manage Fixtures' })).toHaveAttribute('aria-current', 'page');
  await expectSound(page);
  await menu.getByRole('link', { name: 'Manage Teams' }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Teams' })).toBeVisible();

  await page.setViewportSize({ width: 375, height: 560 });
  const bar = page.getByRole('navigation', { name: 'Bottom bar' });
  await expect(bar).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 160));
  await expect(bar).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 130));
  await expect(bar).toBeInViewport();
}

/** On phones the first touch leads to the profile, and the next one opens the menu there. */
async function logOut(page: Page, isWide: boolean): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Bottom bar' });
  if (!isWide) {
    await bar.getByRole('link', { name: 'Profile' }).click();
    await expect(page).toHaveURL('/profile');
    await bar.getByRole('button', { name: 'Profile' }).click();
    await expect(bar.getByRole('link', { name: 'View Profile' })).toBeVisible();
    await expectSound(page);
  }
  await (isWide ? page : bar).getByRole('button', { name: 'Logout' }).click();
}

/** By Escape: the first time a toast goes, if one stands above what is open. */
async function leave(page: Page, panel: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden({ timeout: 1000 });
  }).toPass();
}

/** Nothing grave for axe, and nothing that makes the page wider than the screen. */
async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

/** Today where the club is, as every page shows it. */
const longToday = () =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Europe/London' }).format(new Date());

journey('a menu that is open is not covered by a message', async ({ page }) => {
  const person = unique('Noor Haddad');
  await signIn(page, 'admin@touchline.example');
  // Little room: the message and the menu meet.
  await page.setViewportSize({ width: 375, height: 560 });
  const email = `${person.replaceAll(' ', '.')}@families.example`;
  const account = { username: email, email, fullName: person, password: 'six letters', isParent: true };
  expect((await page.request.post('/api/users', { data: account })).status()).toBe(201);
  await page.goto(`/admin/manage-users?search=${encodeURIComponent(person)}`);
  const actions = page.getByRole('button', { name: `Actions for ${person}` });
  await actions.click();
  await page.getByRole('menuitem', { name: 'Make Coach' }).click();
  await expectToast(page, 'Coach role assigned');
  await actions.click();
  const isCovered = await page.getByRole('menu').evaluate((menu) => {
    const toast = document.querySelector('[data-ui-toast]')!.getBoundingClientRect();
    const items = [...menu.querySelectorAll('[role=menuitem]')].map((item) => item.getBoundingClientRect());
    const meeting = items.filter((item) => item.bottom > toast.top && item.top < toast.bottom);
    const reached = meeting.map(({ left, top, width, height }) =>
      menu.contains(document.elementFromPoint(left + width / 2, top + height / 2)),
    );
    return { meets: meeting.length > 0, reached: reached.every(Boolean) };
  });
  expect(isCovered).toEqual({ meets: true, reached: true });
});
