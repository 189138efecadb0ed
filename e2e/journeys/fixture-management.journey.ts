import { type Page } from '@playwright/test';
import { unique } from '../support/club-data.ts';
import { chooseTeam, expect, expectSound, expectToast, journey, signIn } from '../support/journey.ts';

// Of the two roles that use these pages, one has a wide screen.
for (const [role, user, tag] of [
  ['admin', 'an admin', ['@desktop']],
  ['coach', 'a coach', []],
] as [role: string, user: string, tag: string[]][]) {
  journey(
    `${user} creates an event, filters, edits it beside another user, duplicates and deletes it`,
    { tag },
    async ({ page, newSession, viewport }) => {
      const [title, renamed] = [unique('Friendly game'), unique('Friendly moved')];
      const isWide = viewport!.width >= 768;
      await signIn(page, `${role}@touchline.example`, '/admin/manage-fixtures');
      await expect(page.getByRole('heading', { level: 1, name: 'Manage Fixtures' })).toBeVisible();

      await journey.step('the event is created', async () => {
        await page.getByRole('button', { name: 'Add Event' }).click();
        const form = page.getByRole('dialog', { name: 'Add Event' });
        await form.getByLabel('Title').fill(title);
        await form.getByLabel('Event Type').selectOption('friendly');
        await form.getByLabel('Date', { exact: true }).fill('2031-05-04');
        await form.getByLabel('Start Time').fill('10:30');
        await chooseTeam(form, 'U10 Otters');
        await expectSound(page);
        await form.getByRole('button', { name: 'Create Event' }).click();
        await expectToast(page, 'Event created successfully');
        // The page that shows the new event.
        await expect(page.getByText('New', { exact: true }).filter({ visible: true })).toBeInViewport();
      });

      await journey.step('filters find it, and Back removes them', async () => {
        const unfiltered = page.url();
        if (!isWide) await page.getByRole('button', { name: /^Filters/ }).click();
        await page.getByLabel('Event Type').selectOption('friendly');
        await page.getByLabel('Start Date').fill('2031-05-04');
        await page.getByLabel('End Date').fill('2031-05-04');
        await page.getByRole('button', { name: 'Apply Filters' }).click();
        await expect(page).toHaveURL(/[?&]type=friendly&start=2031-05-04&end=2031-05-04$/);
        await expect(page.getByRole('button', { name: 'Remove Type: Friendlies' })).toBeVisible();
        await expect(page.getByText(title).first()).toBeVisible();
        await expectSound(page);
        await page.reload();
        await expect(page.getByText(title).first()).toBeVisible();
        await page.goBack();
        await expect(page).toHaveURL(unfiltered);
        await expect(page.getByText(title).first()).toBeVisible();
        await page.goForward();
      });

      await journey.step('two users edit it at once', async () => {
        const other = await newSession();
        await signIn(other, 'admin@touchline.example', '/admin/manage-fixtures?start=2031-05-04&end=2031-05-04');
        await act(other, title, 'Edit');
        const theirs = other.getByRole('dialog', { name: 'Edit Event' });
        await theirs.getByLabel('Location (optional)').fill('Harbour ground');

        await act(page, title, 'Edit');
        const mine = page.getByRole('dialog', { name: 'Edit Event' });
        await mine.getByLabel('Title').fill(renamed);
        await theirs.getByRole('button', { name: 'Save Changes' }).click();
        await expectToast(other, 'Event updated successfully');
        await mine.getByRole('button', { name: 'Save Changes' }).click();
        await expect(mine.getByRole('button', { name: 'Reload the event' })).toBeVisible();
        await expectSound(page);
        await mine.getByRole('button', { name: 'Reload the event' }).click();
        await expect(mine.getByLabel('Location (optional)')).toHaveValue('Harbour ground');
        await expect(mine.getByLabel('Title')).toHaveValue(renamed);
        await mine.getByRole('button', { name: 'Save Changes' }).click();
        await expectToast(page, 'Event updated successfully');
        await expect(page.getByText(renamed).first()).toBeVisible();
        await expect(page.getByText('Changed', { exact: true }).filter({ visible: true })).toBeInViewport();
      });

      await journey.step('it is duplicated, and both are deleted', async () => {
        await act(page, renamed, 'Duplicate');
        const copy = page.getByRole('dialog', { name: 'Duplicate Event' });
        await copy.getByLabel('Date', { exact: true }).fill('2031-05-04');
        await copy.getByRole('button', { name: 'Create Event' }).click();
        await expect(actions(page, renamed)).toHaveCount(2);
        for (const left of [1, 0]) {
          await act(page, renamed, 'Delete');
          await page.getByRole('button', { name: 'Delete Event' }).click();
          await expect(actions(page, renamed)).toHaveCount(left);
        }
      });
    },
  );
}

const actions = (page: Page, title: string) => page.getByRole('button', { name: `Actions for ${title}` });

async function act(page: Page, title: string, task: string): Promise<void> {
  await actions(page, title).first().click();
  await page.getByRole('menuitem', { name: task }).click();
}
