import { type Locator } from '@playwright/test';
import { createFamily, inDays, unique } from '../support/club-data.ts';
import { answerFor, expect, expectSound, journey, signIn } from '../support/journey.ts';

const background = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor);
/** What the page's own style sheet makes of a colour of the theme. */
const themeColor = (page: Locator, name: string) =>
  page.evaluate((body, token) => {
    const probe = body.appendChild(document.createElement('span'));
    probe.style.backgroundColor = `var(--ui-color-${token})`;
    const color = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return color;
  }, name);

journey(
  'only a given answer is filled, for the family, the coach and in the matrix',
  { tag: '@both' },
  async ({ page }) => {
    const family = await createFamily('Mia Moreno');
    const title = unique('Derby');
    const { id } = await family.createEvent(title, inDays(2));
    const body = page.locator('body');
    /** Every choice on the page looks as its `aria-checked` says. */
    const expectHonest = async () => {
      const [surface, accentSoft] = [await themeColor(body, 'surface'), await themeColor(body, 'accentSoft')];
      for (const radio of await page.getByRole('radio').filter({ visible: true }).all()) {
        const isChecked = (await radio.getAttribute('aria-checked')) === 'true';
        await expect.poll(() => background(radio)).toBe(isChecked ? accentSoft : surface);
      }
    };

    await journey.step('nothing is filled while it is asked', async () => {
      await signIn(page, family.email);
      await expect(page.getByRole('radio')).toHaveCount(2);
      await expectHonest();
      await page.goto(`/calendar?date=${inDays(2)}`);
      await expect(page.getByRole('radio').first()).toBeVisible();
      await expectHonest();
      await page.goto(`/events/${id}`);
      await expect(page.getByRole('radio')).toHaveCount(2);
      await expectHonest();
      await signIn(page, 'coach@touchline.example', `/events/${id}`);
      await expect(page.getByRole('radio')).toHaveCount(2);
      await expectHonest();
      await page.goto(`/admin/teams/${family.team.id}?tab=availability&event=${id}`);
      await expect(page.getByRole('radio')).toHaveCount(2);
      await expectHonest();
    });

    await journey.step('an answer is a fact, and is filled where it is changed', async () => {
      await answerFor('Mia', 'Available', page).click();
      await expect(page.getByRole('radio', { checked: true })).toHaveText('Available');
      await page.mouse.move(0, 0);
      await expectHonest();
      await signIn(page, family.email);
      const card = page.getByRole('article', { name: title });
      await card.getByRole('button', { name: 'Mia: Available' }).click();
      await expect(page.getByRole('radio', { checked: true })).toHaveText('Available');
      await page.mouse.move(0, 0);
      await expectHonest();
      await expectSound(page);
    });

    await journey.step('forced colours keep the difference', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      const [given, other] = [answerFor('Mia', 'Available', page), answerFor('Mia', 'Unavailable', page)];
      expect(await background(given)).not.toBe(await background(other));
    });
  },
);
