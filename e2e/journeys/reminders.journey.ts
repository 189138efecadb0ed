import { createFamily, inDays, unique } from '../support/club-data.ts';
import { expect, expectSound, expectToast, journey, signIn } from '../support/journey.ts';
import { confirmAddress, linkInMail } from '../support/mails.ts';

journey('a coach reminds the families who have not answered, and a guardian stops such mails', async ({ page }) => {
  const family = await createFamily('Mia Novak');
  const event = await family.createEvent(unique('Cup'), inDays(20));
  await confirmAddress(page, family);
  await signIn(page, family.email, '/profile/messages');
  // The time of day is real, so the mail must not wait.
  await page.request.patch('/api/mail-preferences', { data: { quietHours: null } });

  await journey.step('the coach sees how many get a mail', async () => {
    await signIn(page, 'coach@touchline.example', `/events/${event.id}`);
    await page.getByRole('button', { name: 'Remind now' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remind families?' });
    await expect(dialog).toContainText('We mail the parent who still has to answer');
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Remind 1 parent' }).click();
    await expectToast(page, 'Reminder sent to 1 parent');
    await expect(dialog).toHaveCount(0);
  });
  await journey.step('a second reminder has to wait', async () => {
    await page.getByRole('button', { name: 'Remind now' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remind families?' });
    await expect(dialog).toContainText('You can remind them again');
    await expect(dialog.getByRole('button', { name: 'Remind', exact: true })).toBeDisabled();
  });

  await journey.step('the guardian opens the link of the mail without signing in', async () => {
    const link = await linkInMail(family.email, 'Please answer: can Mia come?', '/unsubscribe/');
    await page.context().clearCookies();
    await page.goto(link);
    await expect(page.getByText('reminders to respond')).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: 'Stop these mails' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'These mails are off' })).toBeFocused();
    await expectSound(page);
  });
  await signIn(page, family.email, '/profile/messages');
  await expect(page.getByRole('switch', { name: 'Reminders to respond', exact: true })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Last call', exact: true })).toBeChecked();
});
