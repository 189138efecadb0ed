import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { divisionOf, loadDivision } from '@touchline/tools/county';
import { startServer } from '../support/server.ts';
import { expect, expectAccessible, journey, signIn } from '../support/journey.ts';

/** A real season, where it lies beside the repository. */
const county = fileURLToPath(new URL('../../../shared/data/county', import.meta.url));
const admin = { email: 'admin@touchline.example', password: 'touchline' };

journey('the path is walked once on a club of real size', async ({ browser, viewport }) => {
  journey.skip(!existsSync(county), `There is no county in ${county}`);
  journey.skip(viewport!.width < 768, 'Once is enough: at desktop width');
  journey.setTimeout(180_000);
  const server = await startServer();
  try {
    const division = divisionOf(county, 'U12 Premier Division');
    await loadDivision({ url: server.url, ...admin }, division);
    expect([division.teams.length, division.children.length, division.fixtures.length]).toEqual([20, 300, 380]);

    const page = await (await browser.newContext({ baseURL: server.url })).newPage();
    await signIn(page, admin.email);
    await page.goto('/admin/manage-fixtures');
    await expect(page.getByText('Showing 1 to 10 of 383 results')).toBeVisible();
    await expectAccessible(page);

    const { teamName, childName } = division.children[0]!;
    await page.goto('/admin/manage-teams');
    await page.getByRole('searchbox').fill(teamName!);
    await page.getByRole('link', { name: teamName! }).click();
    await expect(page.getByText(childName!)).toBeVisible();
    await page.getByRole('tab', { name: 'Availability' }).click();
    await page.getByRole('tabpanel').getByRole('button', { expanded: false }).first().click();
    await page
      .getByRole('group', { name: new RegExp(childName!) })
      .getByRole('button', { name: 'Available', exact: true })
      .click();
    await expect(page.getByText('7%')).toBeVisible();
    await expectAccessible(page);
  } finally {
    await server.stop();
  }
});
