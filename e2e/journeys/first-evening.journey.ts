import { CountedPage } from '../support/counted-page.ts';
import { eveningFiles } from '../support/evening-files.ts';
import { expect, expectSound, expectToast, journey, sendSignInForm, watchPolicy } from '../support/journey.ts';
import { productionClub } from '../support/production-club.ts';
import { startServer } from '../support/server.ts';

journey(
  'an admin takes a club of 20 teams in with the files it has, in one evening',
  { tag: '@desktop' },
  async ({ browser, viewport }) => {
    const server = await startServer(productionClub);
    const context = await browser.newContext({ baseURL: server.url, viewport });
    const violations = watchPolicy(context, [server.url]);
    try {
      const page = await context.newPage();
      const hand = new CountedPage(page);
      await sendSignInForm(page, productionClub.ADMIN_EMAIL);
      const tab = (name: string) => page.getByRole('tab', { name, exact: true });
      const visible = (name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true });

      /** Chooses the file of a tab, looks at the preview, and imports it. */
      const takeIn = async (label: string, file: keyof typeof eveningFiles, count: number) => {
        await hand.click(tab(label));
        await hand.choosesFile(page.getByLabel(/CSV file/).filter({ visible: true }), {
          name: `${file}.csv`,
          text: eveningFiles[file],
        });
        await hand.click(visible('Preview'));
        await expect(page.getByText(`${count} new.`, { exact: true })).toBeVisible();
        await expectSound(page);
        await hand.click(visible('Import Data'));
        await expectToast(page, `Successfully imported ${count} items with 0 errors and 0 skipped.`);
      };

      await hand.click(page.getByRole('link', { name: 'Import Data' }).first());
      await journey.step('leagues and teams', async () => {
        await takeIn('Leagues', 'leagues', 10);
        await takeIn('Teams', 'teams', 20);
      });
      await journey.step('coaches with their accounts', () => takeIn('Coaches', 'coaches', 20));
      await journey.step('players, parents and rosters', () => takeIn('Rosters', 'rosters', 300));
      await journey.step('the matches of the league, and the trainings', async () => {
        await takeIn('Fixtures', 'fixtures', 40);
        await takeIn('Trainings', 'trainings', 20);
      });
      expect(hand.clicks).toBeLessThanOrEqual(60);
      expect(hand.fields).toBeLessThanOrEqual(10);
      journey.info().annotations.push({ type: 'by hand', description: `${hand.clicks} clicks, ${hand.fields} fields` });

      await journey.step('the club is complete', async () => {
        const read = async (path: string) => (await context.request.get(`${server.url}/api/${path}`)).json();
        const teams = (await read('teams')) as { leadCoach: object | null; memberCount: number }[];
        expect(teams).toHaveLength(20);
        expect(teams.every(({ leadCoach, memberCount }) => leadCoach && memberCount === 15)).toBe(true);
        const events = (await read('events?limit=1000')) as { type: string; opponent: string | null }[];
        expect(events.filter(({ type }) => type === 'match').every(({ opponent }) => opponent)).toBe(true);
        expect(events.filter(({ type }) => type === 'training').length).toBeGreaterThanOrEqual(20 * 8);
      });
      expect(violations, 'violations of the content security policy').toEqual([]);
    } finally {
      await context.close();
      await server.stop();
    }
  },
);
