import { addDays } from '@touchline/domain';
import { createFamily, inDays, unique } from '../support/club-data.ts';
import { day as dayOf, moment, time } from '../support/formats.ts';
import { expect, expectSound, expectToast, journey, signIn } from '../support/journey.ts';

journey(
  'a coach repeats a training for some weeks, and changes and cancels the rest of it',
  { tag: '@desktop' },
  async ({ page }) => {
    const family = await createFamily('Mia Novak');
    const title = unique('Training');
    const day = inDays(40);
    const week = (number: number) => addDays(day, number * 7);
    await family.createEvent(title, day, { type: 'training', startTime: '18:00' });
    const fixtures = `/admin/manage-fixtures?start=${day}&end=${week(4)}&order=desc`;
    const act = async (date: string, action: string) => {
      const row = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: title });
      await page.goto(`/admin/manage-fixtures?start=${date}&end=${date}`);
      await row
        .getByRole('button', { name: `Actions for ${title}` })
        .first()
        .click();
      await page.getByRole('menuitem', { name: action }).click();
    };

    await journey.step('the coach makes a series, and leaves out a week', async () => {
      await signIn(page, 'coach@touchline.example', fixtures);
      await act(day, 'Repeat weekly…');
      const dialog = page.getByRole('dialog', { name: 'Repeat weekly' });
      await dialog.getByLabel('Until').fill(week(4));
      await dialog.getByRole('checkbox', { name: dayOf(week(2)) }).uncheck();
      await expectSound(page);
      await dialog.getByRole('button', { name: 'Add 3 Events' }).click();
      await expectToast(page, 'Added: 3 events');
      await expect(dialog).toHaveCount(0);
    });

    await journey.step('the second event gets another place, and the series another time', async () => {
      await act(week(1), 'Edit');
      const form = page.getByRole('dialog', { name: 'Edit Event' });
      await form.getByLabel('Location (optional)').fill('Harbour');
      await form.getByRole('button', { name: 'Save Changes' }).click();
      await expect(form).toHaveCount(0);
      await act(day, 'Edit');
      await form.getByLabel('Start Time').fill('18:30');
      await form.getByRole('radio', { name: 'This event and those after it' }).check();
      await expect(form.getByText('3 events will change:')).toBeVisible();
      await expect(form.getByText(`${moment(day, '18:00')} → ${time('18:30')}`)).toBeVisible();
      await expect(form.getByText(/stays as it is, because it was changed separately\.$/)).toBeVisible();
      await expectSound(page);
      await form.getByRole('button', { name: 'Save Changes' }).click();
      await expectToast(page, '3 events updated');
    });

    await journey.step('the coach cancels the rest from the page of an event, and takes it back', async () => {
      await page.goto(`/admin/manage-fixtures?start=${week(3)}&end=${week(3)}`);
      await page.getByRole('link', { name: title }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText('Weekly')).toBeVisible();
      await page.getByRole('button', { name: `Actions for ${title}` }).click();
      await page.getByRole('menuitem', { name: 'Cancel event…' }).click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('radio', { name: 'This event and those after it' }).check();
      await dialog.getByRole('button', { name: 'Cancel 2 Events' }).click();
      await expectToast(page, '2 events cancelled');
      await expect(page.getByText('This event was cancelled')).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expectToast(page, '2 events restored');
      await expect(page.getByText('This event was cancelled')).toHaveCount(0);
    });

    await journey.step('the family sees the weeks as they are', async () => {
      await signIn(page, family.email, `/calendar?view=day&date=${week(3)}`);
      await expect(page.getByText(title).first()).toBeVisible();
    });
  },
);
