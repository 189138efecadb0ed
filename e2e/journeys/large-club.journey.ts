import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { importFiles, readCounty, signIn as signInToApi } from '@touchline/tools/county';
import { startServer } from '../support/server.ts';
import { answerFor, expect, expectSound, journey, signIn } from '../support/journey.ts';

/** A real season, kept beside the repository. */
const county = fileURLToPath(new URL('../../../shared/data/county', import.meta.url));
const admin = { email: 'admin@touchline.example', password: 'touchline' };

journey('an admin marks a player of a club of real size as available', { tag: '@desktop' }, async ({ browser }) => {
  journey.skip(!existsSync(county), `There is no county in ${county}`);
  const server = await startServer();
  try {
    const division = readCounty(county, 'U12 Premier Division');
    const club = await signInToApi({ url: server.url, ...admin });
    const { length: sampleEvents } = await club.get('/api/events');
    const first = await importFiles(club, division);
    expect(Object.values(first).map(({ success }) => success)).toEqual([1, 20, 300, 300, 380]);
    const again = await importFiles(club, division);
    expect(Object.values(again).map(({ skipped }) => skipped)).toEqual([1, 20, 300, 300, 380]);

    const page = await (await browser.newContext({ baseURL: server.url })).newPage();
    await signIn(page, admin.email, '/admin/manage-fixtures?show=all');
    await expect(page.getByText(`Showing 1 to 10 of ${380 + sampleEvents} results`)).toBeVisible();
    await expectSound(page);

    const { teamName, childName } = division['team-members'][0]!;
    await page.goto('/admin/manage-teams');
    await page.getByRole('searchbox').fill(teamName!);
    await page.getByRole('link', { name: teamName! }).click();
    await expect(page.getByText(childName!, { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Player Availability' }).click();
    await expect(page.getByRole('button', { name: new RegExp(`^${childName!}, .*: Pending$`) })).toHaveCount(6);
    await expectSound(page);
    await page.getByRole('tab', { name: 'Availability', exact: true }).click();
    await page.getByRole('tabpanel').getByRole('button', { expanded: false }).first().click();
    await answerFor(childName!, 'Available', page).click();
    await expect(page.getByText('7%')).toBeVisible();
    await expectSound(page);
  } finally {
    await server.stop();
  }
});
