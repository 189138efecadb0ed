import { CountedPage } from '../support/counted-page.ts';
import { inDays } from '../support/club-data.ts';
import { expect, expectSound, expectToast, journey, sendSignInForm, watchPolicy } from '../support/journey.ts';
import { productionClub } from '../support/production-club.ts';
import { startServer } from '../support/server.ts';

/** Of a button's text on its own background, in opaque colours. */
function contrastOf(button: Element): number {
  const { color, backgroundColor, opacity } = getComputedStyle(button);
  if (opacity !== '1') return 0;
  const luminance = (colour: string) => {
    const [red, green, blue] = colour.match(/[\d.]+/g)!.map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  const [light, dark] = [luminance(color), luminance(backgroundColor)].sort((one, other) => other - one);
  return (light! + 0.05) / (dark! + 0.05);
}

journey(
  'an admin takes an empty club to the first family in a fixture with 12 clicks and 10 fields',
  { tag: '@desktop' },
  async ({ browser, viewport }) => {
    const server = await startServer(productionClub);
    const context = await browser.newContext({ baseURL: server.url, viewport });
    const violations = watchPolicy(context, [server.url]);
    try {
      const page = await context.newPage();
      const hand = new CountedPage(page);
      const setUp = page.getByRole('region', { name: 'Set up Riverside Youth FC' });
      let password = '';

      await journey.step(
        'the sign-in page does not offer the demo, and the dashboard begins with the steps',
        async () => {
          await page.goto('/auth');
          await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
          await expect(page.getByText(/demo/i)).toHaveCount(0);
          await sendSignInForm(page, productionClub.ADMIN_EMAIL);
          await expect(setUp.getByText('0 of 6')).toBeVisible();
          await expect(page.getByText('Contact Admin')).toHaveCount(0);
          await expectSound(page);
        },
      );

      await journey.step('a team in a new league', async () => {
        await hand.click(setUp.getByRole('link', { name: 'Add Team' }));
        const team = page.getByRole('dialog', { name: 'Create New Team' });
        await hand.fill(team.getByLabel('Team Name'), 'U12 Lions');
        await hand.click(team.getByRole('button', { name: 'Add League' }));
        const league = page.getByRole('dialog', { name: 'Add League' });
        await hand.fill(league.getByLabel('League Name'), 'Sunday League');
        await hand.fill(league.getByLabel('Age Group'), 'U12');
        await hand.click(league.getByRole('button', { name: 'Create League' }));
        await hand.click(team.getByRole('button', { name: 'Create Team' }));
        await expectToast(page, 'Team created successfully');
      });

      await journey.step('a player of the only team with a parent, whose password is shown once', async () => {
        await hand.click(page.getByRole('link', { name: 'Dashboard', exact: true }));
        await expect(setUp.getByText('1 of 6')).toBeVisible();
        await hand.click(setUp.getByRole('link', { name: 'Add Player' }));
        const player = page.getByRole('dialog', { name: 'Add New Player' });
        await hand.fill(player.getByLabel('Name', { exact: true }), 'Mia Keller');
        await hand.fill(player.getByLabel('Date of Birth'), `${new Date().getFullYear() - 11}-03-14`);
        await hand.fill(player.getByLabel('Parent’s Email (optional)'), 'pat@families.example');
        await hand.fill(player.getByLabel('Parent’s Name'), 'Pat Keller');
        await expect(player.getByLabel('Team').locator('option:checked')).toContainText('U12 Lions');
        await expectSound(page);
        await hand.click(player.getByRole('button', { name: 'Add Player' }));
        await expect(player.getByText('Mia Keller is added')).toBeVisible();
        password = await player.getByLabel('Password').inputValue();
        await expectSound(page);
        await hand.click(player.getByRole('button', { name: 'Done' }));
      });

      await journey.step('the first event', async () => {
        await hand.click(page.getByRole('link', { name: 'Dashboard', exact: true }));
        await expect(setUp.getByText('2 of 6')).toBeVisible();
        await hand.click(setUp.getByRole('link', { name: 'Add Event' }));
        const event = page.getByRole('dialog', { name: 'Add Event' });
        await hand.choose(event.getByLabel('Team', { exact: true }), 'U12 Lions · Sunday League · U12');
        await hand.fill(event.getByLabel('Date'), inDays(3));
        await hand.fill(event.getByLabel('Start Time'), '10:30');
        await expect(event.getByLabel('Title')).not.toHaveValue('');
        await hand.click(event.getByRole('button', { name: 'Create Event' }));
        await expectToast(page, 'Event created successfully');
      });
      expect({ clicks: hand.clicks, fields: hand.fields }).toEqual({ clicks: 11, fields: 10 });

      await journey.step('a button that cannot be pressed yet can be read', async () => {
        await page.goto('/admin/import');
        const button = page.getByRole('button', { name: 'Import Data' }).filter({ visible: true });
        await expect(button).toBeDisabled();
        expect(await button.evaluate(contrastOf)).toBeGreaterThanOrEqual(4.5);
      });

      await journey.step('the family sees the event', async () => {
        const family = await context.browser()!.newContext({ baseURL: server.url, viewport });
        const parent = await family.newPage();
        await parent.goto('/auth');
        await parent.getByLabel('Email Address').fill('pat@families.example');
        await parent.getByLabel('Password', { exact: true }).fill(password);
        await parent.getByRole('button', { name: 'Sign In' }).click();
        await expect(parent.getByRole('article', { name: /U12 Lions/ }).first()).toBeVisible();
        await family.close();
      });
      expect(violations, 'violations of the content security policy').toEqual([]);
    } finally {
      await context.close();
      await server.stop();
    }
  },
);

journey(
  'after sign-in and with the skip link, a keyboard is at the content before any toast',
  { tag: '@desktop' },
  async ({ page }) => {
    await sendSignInForm(page, 'parent@touchline.example');
    await expectToast(page, 'Login successful');
    const focused = () => page.evaluate(() => document.activeElement!.id);
    await expect.poll(focused).toBe('main');
    await page.getByRole('link', { name: 'View All' }).first().waitFor();
    const isInToast = () => page.evaluate(() => Boolean(document.activeElement!.closest('[data-ui-toast]')));
    for (let stop = 0; stop < 6; stop++) {
      await page.keyboard.press('Tab');
      expect(await isInToast()).toBe(false);
    }

    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('content');
  },
);
