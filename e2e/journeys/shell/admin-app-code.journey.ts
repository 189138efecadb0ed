import { type Page } from '@playwright/test';
import { expect, journey, signIn } from '../../support/journey.ts';

const adminPages = ['/admin/manage-users', '/admin/teams/1', '/admin/import', '/admin/no-such-page'];
const isAdminCode = (url: string): boolean => url.includes('/remotes/admin-app/');

/** What the page asks for and gets, in order. */
function watchRequests(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(`asks ${new URL(request.url()).pathname}`));
  page.on('response', (response) => seen.push(`gets ${new URL(response.url()).pathname}`));
  return seen;
}

journey('a parent never loads code of the admin app, whatever the address', async ({ page }) => {
  await signIn(page, 'parent@touchline.example');
  const seen = watchRequests(page);
  for (const path of adminPages) {
    await page.goto(path);
    const title = path === '/admin/import' ? 'Dashboard' : 'Access Denied';
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('link', { name: 'Calendar', exact: true }).filter({ visible: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
  }
  expect(seen).toContain('asks /api/auth/me');
  expect(seen.filter(isAdminCode)).toEqual([]);
});

journey('staff load the admin app once the server has said who they are', async ({ page }) => {
  await signIn(page, 'coach@touchline.example');
  const seen = watchRequests(page);
  await page.goto('/admin/manage-teams');
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Teams' })).toBeVisible();
  // The page before may still have been loading it for later.
  const here = seen.slice(seen.indexOf('asks /admin/manage-teams'));
  const first = here.findIndex(isAdminCode);
  expect(first).toBeGreaterThan(-1);
  expect(here.slice(0, first)).toContain('gets /api/auth/me');
});
