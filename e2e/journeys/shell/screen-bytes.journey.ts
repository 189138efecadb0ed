import { type Locator, type Page } from '@playwright/test';
import { county, hasCounty, startCountyClub } from '../../support/county-club.ts';
import { expect, journey } from '../../support/journey.ts';

/**
 * What a screen may request of the API in a club of the size of a county: bytes before compression, and requests. Includes the
 * frame's own requests: session, club, notifications and, for coaches on phones, the answers of the week.
 */
const budget = { bytes: 60_000, requests: 13 };

type Role = 'parent' | 'coach' | 'admin';

interface Screen {
  as: Role;
  path: string;
  /** Opens what the address does not. */
  open?: (page: Page) => Promise<void>;
}

/** Presses a button and waits until its dialog has loaded this control. */
const opening = (name: string, find: (dialog: Locator) => Locator) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).first().click();
  await expect(find(page.getByRole('dialog')).first()).toBeVisible();
};
const leagues = (dialog: Locator) => dialog.getByLabel('League');
const players = (dialog: Locator) => dialog.getByRole('checkbox');
const teams = (dialog: Locator) => dialog.getByRole('combobox', { name: 'Team' });

const screens: Screen[] = [
  { as: 'parent', path: '/dashboard' },
  { as: 'parent', path: '/calendar' },
  { as: 'parent', path: '/calendar?view=week' },
  { as: 'parent', path: '/teams' },
  { as: 'parent', path: '/announcements' },
  { as: 'parent', path: '/profile/messages' },
  { as: 'parent', path: '/profile/calendar' },
  { as: 'coach', path: '/dashboard' },
  { as: 'coach', path: '/calendar' },
  { as: 'coach', path: '/calendar?view=week' },
  { as: 'coach', path: '/calendar?view=day' },
  { as: 'coach', path: '/events/1' },
  { as: 'coach', path: '/teams' },
  { as: 'coach', path: '/profile/messages' },
  { as: 'coach', path: '/admin/manage-teams' },
  { as: 'coach', path: '/admin/manage-teams', open: opening('Add Team', leagues) },
  { as: 'coach', path: '/admin/manage-teams?tab=leagues' },
  { as: 'coach', path: '/admin/teams/1' },
  { as: 'coach', path: '/admin/teams/1', open: opening('Add Players', players) },
  { as: 'coach', path: '/admin/teams/1?view=availability' },
  { as: 'coach', path: '/admin/teams/1?tab=availability&events=all' },
  { as: 'coach', path: '/admin/manage-fixtures' },
  { as: 'coach', path: '/admin/manage-fixtures', open: opening('Add Event', teams) },
  { as: 'coach', path: '/admin/announcements' },
  { as: 'coach', path: '/admin/manage-children' },
  { as: 'admin', path: '/admin/manage-children?tab=unassigned' },
  { as: 'admin', path: '/admin/manage-users' },
];

journey('no screen requests more than its budget at the size of a county', async ({ browser }) => {
  journey.skip(!hasCounty, `There is no county in ${county}`);
  const server = await startCountyClub();
  try {
    const measured: string[] = [];
    const excess: string[] = [];
    for (const role of ['parent', 'coach', 'admin'] as const) {
      const context = await browser.newContext({ baseURL: server.url });
      const username = `${role === 'parent' ? 'parent1' : role}@touchline.example`;
      await context.request.post('/api/auth/login', { data: { username, password: 'touchline' } });
      for (const screen of screens.filter(({ as }) => as === role)) {
        const page = await context.newPage();
        const { bytes, requests } = await visit(page, screen);
        await page.close();
        const line = `${screen.as} ${screen.path}${screen.open ? ' (dialog)' : ''}: ${bytes} bytes, ${requests} requests`;
        measured.push(line);
        if (bytes > budget.bytes || requests > budget.requests) excess.push(line);
      }
      await context.close();
    }
    journey.info().annotations.push({ type: 'API data of each screen', description: measured.join('\n') });
    expect(excess, measured.join('\n')).toEqual([]);
  } finally {
    await server.stop();
  }
});

/** Opens a screen and counts what it requests of the API until it is quiet. */
async function visit(page: Page, { path, open }: Screen): Promise<{ bytes: number; requests: number }> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await open?.(page);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const calls = entries.filter(({ name }) => new URL(name).pathname.startsWith('/api/'));
    return {
      bytes: calls.reduce((bytes, { decodedBodySize }) => bytes + decodedBodySize, 0),
      requests: calls.length,
    };
  });
}
