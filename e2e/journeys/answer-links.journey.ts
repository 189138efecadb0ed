import { type Page } from '@playwright/test';
import { createFamily, inDays, unique } from '../support/club-data.ts';
import { answerFor, expect, expectSound, journey, signIn } from '../support/journey.ts';
import { confirmAddress, linkInMail, linksTo } from '../support/mails.ts';

journey(
  'a mail scanner changes no answer, and a guardian answers for two siblings in three taps',
  async ({ page, newSession }) => {
    const family = await createFamily('Mia', 'Leo');
    const event = await family.createEvent(unique('Cup'), inDays(20), { location: 'Riverside' });
    await confirmAddress(page, family);
    await signIn(page, family.email);
    // The time of day is real, so the mail must not wait.
    await page.request.patch('/api/mail-preferences', { data: { quietHours: null } });
    await page.request.post('/api/auth/logout');
    const coach = await newSession();
    await signIn(coach, 'coach@touchline.example', `/events/${event.id}`);
    expect((await coach.request.post(`/api/events/${event.id}/reminders`)).ok()).toBe(true);
    const link = await linkInMail(family.email, 'Please answer: can Mia and Leo come?', '/answer/');
    const answers = async () => {
      const rows = await (await coach.request.get(`/api/events/${event.id}/availabilities`)).json();
      return rows.map(({ isAvailable }: { isAvailable: boolean | null }) => isAvailable);
    };

    await journey.step(
      'a scanner opens every link of every mail, and presses all buttons for five seconds',
      async () => {
        const links = linksTo(family.email);
        expect(links).toContain(link);
        const scanners = links.map(async (url) => {
          // A session for each link, because pressing everything may open the demo.
          const scanner = await newSession();
          for (const method of ['HEAD', 'GET']) await scanner.request.fetch(url, { method });
          await scan(scanner, url);
          if (url === link) await expect(scanner.getByRole('button', { name: 'Send 2 answers' })).toBeVisible();
        });
        await Promise.all(scanners);
        expect(await answers()).toEqual([null, null]);
      },
    );

    await journey.step('the guardian taps three times', async () => {
      await page.setViewportSize({ width: 375, height: 812 });
      // Without the choice of the button.
      await page.goto(link.split('#')[0]!);
      await expect(page.getByRole('heading', { level: 1, name: 'Can Mia and Leo come?' })).toBeVisible();
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
      await expectSound(page);
      await answerFor('Mia', 'Available', page).click();
      await answerFor('Leo', 'Unavailable', page).click();
      await expect(page.getByRole('button', { name: 'Send 2 answers' })).toBeDisabled();
      await expectSound(page);
      // Waits until the button is active.
      await page.getByRole('button', { name: 'Send 2 answers' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Thank you, your answers are saved' })).toBeFocused();
      await expectSound(page);
      expect((await answers()).toSorted()).toEqual([false, true]);
    });

    await journey.step(
      'the coach sees that the answers came with a mail, and the guardian can change them',
      async () => {
        await coach.reload();
        await expect(coach.getByText('1 coming').first()).toBeVisible();
        await page.getByRole('button', { name: 'Change an answer' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Change your answers' })).toBeFocused();
        await answerFor('Leo', 'Available', page).click();
        await page.getByRole('button', { name: 'Send', exact: true }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Thank you, your answer is saved' })).toBeFocused();
        expect(await answers()).toEqual([true, true]);
      },
    );
  },
);

/**
 * Opens a page, runs its scripts, and presses every enabled button again and again for five seconds, or until it leaves the page. The
 * five seconds begin when the page has a button, because pages load slowly while many are open.
 */
async function scan(page: Page, url: string): Promise<void> {
  await page.addInitScript(() => {
    // Outlives the page, such as when a button opens the demo.
    if (window.name) return;
    const press = () => {
      const buttons = document.querySelectorAll<HTMLButtonElement>('button:not(:disabled)');
      if (buttons.length > 0) window.name ||= String(Date.now());
      if (window.name && Date.now() - Number(window.name) > 5000) return;
      for (const button of buttons) button.click();
      setTimeout(press, 500);
    };
    setTimeout(press, 500);
  });
  await page.goto(url);
  // By the clock of the test, because nothing can be asked of a page that is being left.
  const end = Date.now() + 5000;
  await expect.poll(() => Date.now() > end).toBe(true);
}
