import { type Locator, type Page } from '@playwright/test';
import { inDays, unique } from '../../support/club-data.ts';
import { longDay } from '../../support/formats.ts';
import { expect, expectSound, expectToast, journey, signIn } from '../../support/journey.ts';
import { desktop, tablet } from '../../support/viewports.ts';

journey(
  'a parent opens notifications, a forbidden and an unknown page, and logs out',
  { tag: '@both' },
  async ({ page, viewport }) => {
    const isWide = viewport!.width >= desktop.width;
    await signIn(page, 'parent@touchline.example');
    await expect(page.getByText(longToday())).toBeVisible();
    await page.getByRole('button', { name: /^Notifications/ }).click();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await expect(panel).toBeVisible();
    await expectSound(page, tablet);
    await closeByEscape(page, panel);
    await expect(page.getByRole('button', { name: /^Notifications/ })).toBeFocused();

    await page.goto('/admin/manage-teams');
    await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
    await expectSound(page, tablet);
    await page.goto('/nonsense');
    await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
    await expectSound(page, tablet);

    await page.goto('/add-child');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/dashboard');
    await logOut(page, isWide);
    await expect(page).toHaveURL('/auth');
    await expectToast(page, 'You have been successfully logged out');
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  },
);

journey('a coach opens the admin pages that coaches may see', { tag: '@both' }, async ({ page, viewport }) => {
  const isWide = viewport!.width >= desktop.width;
  await signIn(page, 'coach@touchline.example');
  if (isWide) {
    await page.getByRole('link', { name: 'Manage Teams' }).click();
  } else {
    const bar = page.getByRole('navigation', { name: 'Bottom bar' });
    await bar.getByRole('button', { name: 'Admin' }).click();
    const tools = bar.getByRole('group', { name: 'Admin Tools' });
    await expect(tools).toBeVisible();
    await expectSound(page, tablet);
    await page.getByRole('heading', { level: 2 }).first().click();
    await expect(tools).toBeHidden();
    await bar.getByRole('button', { name: 'Admin' }).click();
    await tools.getByRole('link', { name: 'Manage Teams' }).click();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Teams' })).toBeVisible();
  await expectSound(page, tablet);
  await page.goto('/admin/manage-users');
  await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
  await page.goto('/admin/import');
  await expect(page).toHaveURL('/dashboard');
  if (!isWide) await useBarsOfPhones(page);
});

// Only on phones: on wider screens the button scrolls with its page.
journey('buttons fixed to the edges open dialogs without scrolling the page', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 560 });
  await signIn(page, 'coach@touchline.example', '/admin/manage-children');
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

/** The slide-out menu, and the bottom bar, which hides while the page scrolls down. */
async function useBarsOfPhones(page: Page): Promise<void> {
  await page.goto('/admin/manage-fixtures');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Manage Fixtures' })).toHaveAttribute('aria-current', 'page');
  await expectSound(page, tablet);
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

/** On phones the first tap on Profile opens the page, and the second one opens a menu. */
async function logOut(page: Page, isWide: boolean): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Bottom bar' });
  if (!isWide) {
    await bar.getByRole('link', { name: 'Profile' }).click();
    await expect(page).toHaveURL('/profile');
    await bar.getByRole('button', { name: 'Profile' }).click();
    await expect(bar.getByRole('link', { name: 'View Profile' })).toBeVisible();
    await expectSound(page, tablet);
  }
  await (isWide ? page : bar).getByRole('button', { name: 'Logout' }).click();
}

/** Closes a panel with Escape, which first closes a toast if there is one. */
async function closeByEscape(page: Page, panel: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden({ timeout: 1000 });
  }).toPass();
}

/** Today in the club's time zone, as every page shows it. */
const longToday = () => longDay(inDays(0));

journey('an open menu is not covered by a toast', async ({ page }) => {
  const person = unique('Noor Haddad');
  await signIn(page, 'admin@touchline.example');
  // A screen so low that the menu covers the place of toasts.
  await page.setViewportSize({ width: 375, height: 300 });
  const email = `${person.replaceAll(' ', '.')}@families.example`;
  const account = { username: email, email, fullName: person, password: 'six letters', isParent: true };
  expect((await page.request.post('/api/users', { data: account })).status()).toBe(201);
  await page.goto(`/admin/manage-users?search=${encodeURIComponent(person)}`);
  const actions = page.getByRole('button', { name: `Actions for ${person}` });
  // An error stays until it is dismissed, however slow the machine is.
  await page.route('**/api/users/*/make-coach', (route) => route.abort());
  await actions.click();
  await page.getByRole('menuitem', { name: 'Make Coach' }).click();
  await expectToast(page, 'Failed to assign coach role');
  await actions.click();
  const overlap = (menu: Element) => {
    const toast = document.querySelector('[data-ui-toast]')!.getBoundingClientRect();
    const items = [...menu.querySelectorAll('[role=menuitem]')].map((item) => item.getBoundingClientRect());
    const meeting = items.filter((item) => item.bottom > toast.top && item.top < toast.bottom);
    const reached = meeting.map(({ left, top, width, height }) =>
      menu.contains(document.elementFromPoint(left + width / 2, top + height / 2)),
    );
    return { meets: meeting.length > 0, reached: reached.every(Boolean) };
  };
  // Repeated, because the menu gets its place only after it has opened.
  const measure = () => page.getByRole('menu').evaluate(overlap);
  await expect.poll(measure).toEqual({ meets: true, reached: true });
});
