import { createFamily, inDays } from '../support/club-data.ts';
import { answerFor, expect, expectSound, journey, signIn } from '../support/journey.ts';

journey.use({ timezoneId: 'Pacific/Auckland' });

journey(
  'a parent in another time zone opens a day of the calendar, answers for both children and filters the month',
  { tag: '@both' },
  async ({ page }) => {
    const family = await createFamily('Mia Moreno', 'Leo Moreno');
    const day = inDays(1);
    const [mia] = family.children;
    await family.createEvent('Early session', day, { startTime: '08:00', type: 'training' });
    await family.createEvent('Cup final', day, { startTime: '23:30', type: 'tournament', location: 'Riverside' });

    await journey.step('the month shows the first event of the day and a link to the others', async () => {
      await signIn(page, family.email, `/calendar?view=month&date=${day}`);
      const cell = page.locator(`[data-date="${day}"]`);
      await expect(cell.getByRole('button', { name: /Training.*8:00 AM.*Early session.*RSVP Needed/ })).toBeVisible();
      await expectSound(page);
      const more = cell.getByRole('button', { name: '+1 more' });
      const { width, height } = page.viewportSize()!;
      for (const each of [768, width]) {
        await page.setViewportSize({ width: each, height });
        await expect.poll(() => more.evaluate(isWithinWeek), `at ${each} px`).toBe(true);
      }
      await more.click();
      await expect(page).toHaveURL(`/calendar?view=day&date=${day}`);
    });

    await journey.step('the parent answers for both children', async () => {
      await page.getByRole('button', { name: /Cup final/ }).click();
      const details = page.getByRole('dialog', { name: 'Cup final' });
      await expect(details.getByText('11:30 PM')).toBeVisible();
      await expectSound(page);
      await answerFor('Both', 'Unavailable', details).click();
      const whom = page.getByRole('dialog', { name: 'Select Child' });
      await expectSound(page);
      await whom.getByRole('button', { name: 'Mark as unavailable' }).click();
      // The dialog hides everything else from screen readers, the toast above it included.
      await expect(page.getByText('Mia and Leo marked as unavailable for this event').first()).toBeVisible();
      await expect(details.getByText('Leo is unavailable')).toBeVisible();
      await details.getByRole('button', { name: 'Close' }).click();
      await expect(details).toBeHidden();
    });

    await journey.step('Back leads to the month; a filter and a child narrow it, and a reload keeps both', async () => {
      await page.goBack();
      await expect(page.getByRole('button', { name: '+1 more' })).toBeVisible();
      await page.getByRole('button', { name: 'Filters' }).click();
      await expectSound(page);
      await page.getByRole('checkbox', { name: 'Training' }).uncheck();
      await page.keyboard.press('Escape');
      await page.getByLabel('Child').selectOption({ label: mia!.name });
      await expect(page.getByRole('button', { name: '+1 more' })).toBeHidden();
      await page.reload();
      await expect(page.getByRole('button', { name: 'Filters, 1 changed' })).toBeVisible();
      await expect(page.locator(`[data-date="${day}"]`).getByRole('button', { name: /Cup final/ })).toBeVisible();
      await expect(page.getByLabel('Child')).toHaveValue(String(mia!.id));
    });

    await journey.step('week and day fit the screen', async () => {
      for (const view of ['Week', 'Day']) {
        await page.getByRole('button', { name: view, exact: true }).click();
        const final = page.getByRole('button', { name: /Cup final/ });
        // The month, with its list of upcoming events, stays until the other view is ready.
        await expect(final).toHaveCount(1);
        await expect(final).toBeVisible();
        await expectSound(page);
      }
    });
  },
);

/** Whether an entry ends above the week below. */
const isWithinWeek = (entry: Element) =>
  entry.getBoundingClientRect().bottom <= entry.closest('[role="row"]')!.getBoundingClientRect().bottom;

journey('the calendar can be used by keyboard alone', async ({ page }) => {
  const family = await createFamily('Mia Moreno');
  const day = inDays(1);
  await family.createEvent('Derby', day);
  await signIn(page, family.email, `/calendar?view=month&date=${day}`);
  const entry = page.locator(`[data-date="${day}"]`).getByRole('button', { name: /Derby/ });
  await entry.focus();
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: 'Derby' });
  await answerFor('Mia', 'Available', details).focus();
  await page.keyboard.press('Space');
  await expect(details.getByText('Mia is available')).toBeVisible();
  await expect(details.getByRole('button', { name: 'Change: Mia' })).toBeFocused();
  await details.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Enter');
  await expect(entry).toBeFocused();
  await page.locator(`[data-date="${day}"]`).getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/calendar?view=day&date=${day}`);
});
