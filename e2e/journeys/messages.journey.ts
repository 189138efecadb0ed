import { type Page } from '@playwright/test';
import { createFamily, inDays, unique } from '../support/club-data.ts';
import { day, moment, time } from '../support/formats.ts';
import { expect, expectSound, journey, signIn } from '../support/journey.ts';
import { confirmAddress } from '../support/mails.ts';

const topic = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });

/** Waits until a change is on the server, so that a reload shows it. */
const saved = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api/mail-preferences') && response.status() === 200);

journey('a parent chooses which mails come, about whom and when', async ({ page }) => {
  const family = await createFamily('Mia Moreno', 'Leo Moreno');
  const leo = family.children[1]!.name;
  await signIn(page, family.email, '/profile');
  await page.getByRole('link', { name: 'Choose Messages' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await page.getByRole('button', { name: 'Choose in detail' }).click();
  const ofLeo = page.getByRole('button', { name: `${leo}: Last call` });

  await journey.step('switches off a topic, and another one for one child', async () => {
    await Promise.all([saved(page), topic(page, 'Announcements').click()]);
    await Promise.all([saved(page), ofLeo.click()]);
    await expect(ofLeo).toHaveAttribute('aria-pressed', 'false');
  });
  await journey.step('sets quiet hours and the day of the weekly overview', async () => {
    await page.getByLabel('From').fill('20:30');
    await page.getByLabel('Until').fill('06:45');
    await Promise.all([saved(page), page.getByLabel('Until').press('Enter')]);
    await Promise.all([saved(page), topic(page, 'Weekly overview').click()]);
    await Promise.all([saved(page), page.getByLabel('Day of the week').selectOption('Thursday')]);
  });
  await expectSound(page);

  await page.reload();
  await expect(topic(page, 'Announcements')).not.toBeChecked();
  await expect(topic(page, 'Reminders to respond')).toBeChecked();
  await expect(ofLeo).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByLabel('From')).toHaveValue('20:30');
  await expect(page.getByLabel('Until')).toHaveValue('06:45');
  await expect(page.getByLabel('Day of the week')).toHaveValue('4');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
});

journey('a parent sees the mails of the next days and switches one off', async ({ page }) => {
  const family = await createFamily('Mia Moreno');
  const title = unique('Derby');
  await family.createEvent(title, inDays(9));
  await confirmAddress(page, family);
  await signIn(page, family.email, '/profile/messages');
  await page.getByRole('button', { name: 'Your next 14 days of mail' }).click();
  const sent = day(inDays(2));
  const reminder = page.getByRole('switch', {
    name: `Send this mail: Reminders to respond, ${time('17:00')} on ${sent}`,
  });
  await expect(reminder).toBeChecked();
  await expect(page.getByRole('list', { name: sent })).toContainText(title);
  await expect(page.getByRole('list', { name: sent })).toContainText(`${moment(inDays(9), '10:30')} · Mia`);
  await Promise.all([saved(page), reminder.click()]);
  await expectSound(page);

  await page.reload();
  await page.getByRole('button', { name: 'Your next 14 days of mail' }).click();
  await expect(reminder).not.toBeChecked();
  await page.getByRole('button', { name: 'Choose in detail' }).click();
  await Promise.all([saved(page), topic(page, 'Reminders to respond').click()]);
  await expect(reminder).toHaveCount(0);
});

journey('a parent who wants fewer mails takes two taps', async ({ page }) => {
  const family = await createFamily('Mia Moreno');
  await signIn(page, family.email, '/profile/messages');
  const few = page.getByRole('radio', { name: /^Only changes When/ });
  await expect(page.getByRole('radio', { name: /^All/ })).toBeChecked();
  await Promise.all([saved(page), few.check()]);
  await expectSound(page);
  await page.reload();
  await expect(few).toBeChecked();
  await expect(topic(page, 'Last call')).toHaveCount(0);
});
