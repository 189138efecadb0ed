import { type Page } from '@playwright/test';
import { createFamily, inDays, unique } from '../support/club-data.ts';
import { chooseTeam, expect, expectSound, expectToast, journey, signIn } from '../support/journey.ts';

/** Starts selecting rows, and selects those with these names. */
async function select(page: Page, ...names: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await expect(page.getByRole('status').filter({ hasText: `${names.length} selected` })).toBeVisible();
}

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).click();

/** Keeps the toast while the page is looked at. */
const holdToast = (page: Page) => page.getByRole('button', { name: 'Undo' }).hover();

const cancelled = (page: Page) =>
  page.getByRole('list', { name: 'Events' }).getByRole('listitem').filter({ hasText: 'Cancelled' });

journey(
  'an admin moves players to another team, removes them from the club and cancels events, many at once, and undoes it all',
  async ({ page }) => {
    const [{ team, children, createEvent }, { team: other }] = [
      await createFamily('Ada Park', 'Ben Cole'),
      await createFamily('Cleo Dunn'),
    ];
    const names = children.map(({ name }) => name);
    const title = unique('Training');
    for (const days of [20, 27]) await createEvent(title, inDays(days));

    await journey.step('two players move to another team, and back', async () => {
      await signIn(page, 'admin@touchline.example', `/admin/teams/${team.id}`);
      await select(page, ...names);
      await expectSound(page);
      await page.getByRole('button', { name: 'Move to Another Team…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Move 2 players to another team' });
      await chooseTeam(dialog, other.name);
      await expect(dialog.getByText(`2 players leave ${team.name} and join ${other.name}.`)).toBeVisible();
      await expect(dialog.getByText('1 family will be told.')).toBeVisible();
      await expectSound(page);
      await dialog.getByRole('button', { name: 'Move to Team' }).click();
      await expectToast(page, `2 players moved to ${other.name}`);
      await holdToast(page);
      await expect(page.getByRole('heading', { name: 'No Players in Team' })).toBeVisible();
      await undo(page);
      await expectToast(page, 'Undone');
      await expect(page.getByRole('link', { name: names[0] })).toBeVisible();
    });

    await journey.step('two players leave the club, and come back', async () => {
      await page.goto('/admin/manage-children');
      await page.getByRole('searchbox', { name: 'Search players' }).fill(names[0]!);
      await select(page, names[0]!);
      await page.getByRole('searchbox', { name: 'Search players' }).fill(names[1]!);
      await page.getByRole('checkbox', { name: `Select ${names[1]}` }).check();
      await expectSound(page);
      await page.getByRole('button', { name: 'Remove from the Club…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Remove 2 players from the club?' });
      await expect(dialog.getByText('2 players lose their teams and parents. 1 person loses access.')).toBeVisible();
      await expectSound(page);
      await dialog.getByRole('button', { name: 'Remove from Club' }).click();
      await expectToast(page, '2 players removed from the club');
      await holdToast(page);
      await expect(page.getByRole('heading', { name: 'No players found' })).toBeVisible();
      await undo(page);
      await expectToast(page, '2 players are back in the club');
      await expect(page.getByRole('row').filter({ hasText: names[1] })).toContainText(team.name);
    });

    await journey.step('two events are cancelled, and restored', async () => {
      await page.goto(`/admin/manage-fixtures?team=${team.id}`);
      await page.getByRole('button', { name: 'Select', exact: true }).click();
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
      await expectSound(page);
      await page.getByRole('button', { name: 'Cancel Events…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Cancel 2 events?' });
      await expect(dialog.getByText('2 events will be cancelled. 1 family will be told.')).toBeVisible();
      await expectSound(page);
      await dialog.getByRole('button', { name: 'Cancel Events' }).click();
      await expectToast(page, '2 events cancelled');
      await holdToast(page);
      await expect(cancelled(page)).toHaveCount(2);
      await undo(page);
      await expectToast(page, '2 events restored');
      await expect(cancelled(page)).toHaveCount(0);
    });
  },
);
