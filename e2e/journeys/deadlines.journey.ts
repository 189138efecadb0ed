import { createFamily, inDays, unique } from '../support/club-data.ts';
import { answerFor, expect, expectSound, expectToast, journey, signIn } from '../support/journey.ts';

const coach = 'coach@touchline.example';
const passed = 'The deadline for new answers has passed.';

journey(
  'a coach sets a deadline; after it a family declines with a note, and the coach sees both',
  async ({ page }) => {
    const family = await createFamily('Mia Novak', 'Leo Novak');
    const title = unique('Cup');
    const day = inDays(20);
    const event = await family.createEvent(title, day);
    const button = (name: RegExp) => page.getByRole('button', { name });
    const setDeadline = async (kind: string, fill: () => Promise<void>) => {
      await signIn(page, coach, `/admin/manage-fixtures?start=${day}&end=${day}`);
      await page.getByRole('button', { name: `Actions for ${title}` }).click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      const form = page.getByRole('dialog', { name: 'Edit Event' });
      const more = form.getByRole('button', { name: 'More' });
      if ((await more.getAttribute('aria-expanded')) !== 'true') await more.click();
      await form.getByLabel('RSVP Deadline').selectOption({ label: kind });
      await fill();
      await expectSound(page);
      await form.getByRole('button', { name: 'Save Changes' }).click();
      await expect(form).toHaveCount(0);
    };

    await journey.step('the coach sets it', async () => {
      await setDeadline('Hours before the start', () => page.getByLabel('Hours Before the Start').fill('24'));
    });

    await journey.step('the family reads what happens then, and one child accepts', async () => {
      await signIn(page, family.email, `/events/${event.id}`);
      await expect(page.getByText(/^You can accept until .* After that, you can only decline\.$/)).toBeVisible();
      await answerFor('Mia', 'Available', page).click();
      await expect(page.getByText(/^Mia.* is available$/)).toBeVisible();
      // That shows before it is saved.
      await expectToast(page, 'marked as available for this event');
      await expectSound(page);
    });

    await journey.step('the deadline passes', async () => {
      const yesterday = `${inDays(-1)}T08:00`;
      await setDeadline('Date and time', () => page.getByLabel('Deadline', { exact: true }).fill(yesterday));
      await signIn(page, coach, `/events/${event.id}`);
      await expect(page.getByText(/^The deadline was /)).toBeVisible();
      await expect(page.getByText(`${passed} Reminders have ended.`)).toBeVisible();
    });

    await journey.step('nobody can accept any longer; Mia withdraws with a note', async () => {
      await signIn(page, family.email, `/events/${event.id}`);
      await expect(page.getByText(/^Answers closed .* Call the coach\.$/)).toBeVisible();
      await expect(answerFor('Leo', 'Available', page)).toHaveCount(0);
      await expect(button(/^Can’t come: Leo/)).toBeVisible();
      await button(/^Can’t come after all: Mia/).click();
      await expectToast(page, 'marked as unavailable for this event');
      await button(/^Add a note: Mia/).click();
      await page.getByLabel('Reason (optional)').selectOption({ label: 'Ill' });
      await page.getByLabel('Note (optional)').fill('Back next week');
      await expectSound(page);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expectToast(page, 'Note saved');
      await expect(page.getByText('Note: Ill – Back next week')).toBeVisible();
    });

    await journey.step('the coach of the team sees the mark, and an admin the note', async () => {
      await signIn(page, coach, `/events/${event.id}`);
      const row = page.getByRole('listitem').filter({ hasText: 'Mia' });
      await expect(row.getByText('Withdrew after the deadline')).toBeAttached();
      await signIn(page, 'admin@touchline.example', `/events/${event.id}`);
      await expect(row.getByText('Ill – Back next week')).toBeVisible();
      await expectSound(page);
    });
  },
);
