import { createFamily, inDays } from '../support/club-data.ts';
import { time } from '../support/formats.ts';
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
      await expect(
        cell.getByRole('button', { name: new RegExp(`Training.*${time('08:00')}.*Early session.*RSVP Needed`) }),
      ).toBeVisible();
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
      await expect(details.getByText(time('23:30'))).toBeVisible();
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
        if (page.viewportSize()!.width < 768) await page.getByLabel('View').selectOption(view);
        else await page.getByRole('button', { name: view, exact: true }).click();
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

journey('a phone opens the calendar as an agenda, in which a parent answers', async ({ page }) => {
  const family = await createFamily('Mia Moreno');
  const [soon, later] = [inDays(2), inDays(80)];
  await family.createEvent('Derby', soon);
  await family.createEvent('Cup final', later);
  await signIn(page, family.email, '/calendar');
  const derby = page.getByRole('article', { name: 'Derby' });
  const month = page.getByRole('grid');

  await journey.step('what is asked has its choices in the row', async () => {
    await expect(page).toHaveURL('/calendar?view=agenda');
    await expectSound(page);
    await answerFor('Mia', 'Available', derby).click();
    await expect(derby.getByText('Mia is available')).toBeVisible();
  });

  await journey.step('the week of the first day stays while the agenda scrolls', async () => {
    await page.setViewportSize({ width: 375, height: 500 });
    await page.mouse.wheel(0, 2000);
    await expect(month.locator('[aria-selected=true]')).toBeInViewport();
    await page.setViewportSize({ width: 375, height: 740 });
  });

  await journey.step('a tap on a day jumps to it; Back and a reload keep the place', async () => {
    await page.getByRole('button', { name: 'Next month' }).click();
    await expect(page).toHaveURL(/view=agenda&date=/);
    const first = new URL(page.url()).searchParams.get('date');
    await page
      .locator(`[data-date="${inDays(3)}"]`)
      .or(page.locator('[data-date]').nth(20))
      .first()
      .click();
    await expect(derby).toHaveCount(0);
    await expect(page.getByRole('article', { name: 'Cup final' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('article', { name: 'Cup final' })).toBeVisible();
    await page.goBack();
    expect(new URL(page.url()).searchParams.get('date')).toBe(first);
    await page.getByRole('button', { name: 'Today' }).click();
    await expect(derby.getByRole('button', { name: 'Mia: Available' })).toBeVisible();
  });

  await journey.step('the month can be used by keyboard', async () => {
    await month.locator('[aria-selected=true]').getByRole('button').focus();
    await page.keyboard.press('PageDown');
    // The focus follows once the month has turned.
    await expect(month.locator(':focus')).toHaveAttribute('data-date', /-01$/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/date=\d{4}-\d{2}-02$/);
  });
});

journey('a week shows three events at the same time as a list', { tag: '@desktop' }, async ({ page }) => {
  const family = await createFamily('Mia Moreno');
  const day = inDays(30);
  for (const title of ['First', 'Second', 'Third'])
    await family.createEvent(title, day, {
      startTime: '10:30',
      locationDetail: title === 'First' ? 'Pitch 1' : 'Pitch 2',
    });
  await family.createEvent('Evening session', day, { startTime: '18:00', type: 'training' });
  await signIn(page, family.email, `/calendar?view=week&date=${day}`);
  const crowd = page.getByRole('button', { name: /: 3 events/ });
  await expect(crowd).toContainText('Pitch 2: 2');
  await expect(page.getByRole('button', { name: /Evening session/ })).toBeVisible();
  await expectSound(page);
  await crowd.click();
  await expect(page).toHaveURL(`/calendar?view=day&date=${day}`);
  await expect(page.getByRole('list').getByRole('button', { name: /^Second/ })).toBeVisible();
});
