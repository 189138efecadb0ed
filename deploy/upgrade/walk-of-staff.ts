import { type Page } from '@playwright/test';
import { checkThat } from './checks.ts';
import { choose, expect, signInByForm, toast, visit } from './page.ts';
import { type Names } from './walk-of-family.ts';

/** A coach manages fixtures and announcements. */
export async function asCoach(page: Page, { tag, match }: Omit<Names, 'child'>): Promise<void> {
  const title = `Friendly ${tag}`;
  await checkThat('a coach creates and edits a fixture', async () => {
    await signInByForm(page, 'coach@touchline.example');
    await page.goto('/admin/manage-fixtures');
    await page.getByRole('button', { name: 'Add Event' }).click();
    const form = page.getByRole('dialog', { name: 'Add Event' });
    await form.getByLabel('Title').fill(title);
    await form.getByLabel('Event Type').selectOption('friendly');
    await form.getByLabel('Date', { exact: true }).fill('2031-05-04');
    await form.getByLabel('Start Time').fill('10:30');
    await choose(form.getByRole('combobox', { name: 'Team', exact: true }), 'U12 Lions');
    await form.getByRole('button', { name: 'Create Event' }).click();
    await toast(page, 'Event created successfully');
    await page.goto('/admin/manage-fixtures?start=2031-05-04&end=2031-05-04');
    await page
      .getByRole('button', { name: `Actions for ${title}` })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Event' });
    await edit.getByLabel('Location (optional)').fill('Harbour ground');
    await edit.getByRole('button', { name: 'Save Changes' }).click();
    await toast(page, 'Event updated successfully');
  });
  await checkThat('the coach sees who is available', async () => {
    await page.goto('/admin/manage-teams');
    await page.getByRole('link', { name: 'U12 Lions' }).first().click();
    await page.getByRole('tab', { name: 'Availability', exact: true }).click();
    await page.getByRole('button', { name: new RegExp(match) }).click();
    await expect(page.getByText(/\d+%/).first()).toBeVisible();
  });
  await checkThat('the coach publishes an announcement', async () => {
    await page.goto('/admin/announcements');
    await page.getByRole('button', { name: 'New Announcement' }).click();
    const form = page.getByRole('dialog', { name: 'New Announcement' });
    await form.getByLabel('Title').fill(`Pitch closed ${tag}`);
    await form.getByLabel('Content').fill('Frozen.\nSee you next week.');
    await form.getByRole('radio', { name: 'Specific team' }).click();
    await choose(form.getByRole('combobox', { name: 'Team', exact: true }), 'U12 Lions');
    await form.getByRole('button', { name: 'Create Announcement' }).click();
    await toast(page, 'Announcement created successfully');
  });
}

/** An admin manages users and imports a file. */
export async function asAdmin(page: Page, tag: string): Promise<void> {
  const person = `Noor ${tag} Haddad`;
  await checkThat('an admin creates a user and makes them a coach', async () => {
    await signInByForm(page, 'admin@touchline.example');
    await page.goto('/admin/manage-users');
    await page.getByRole('button', { name: 'Add User' }).click();
    const form = page.getByRole('dialog', { name: 'Add User' });
    await form.getByLabel('Full Name').fill(person);
    await form.getByLabel('Email').fill(`noor.${tag.toLowerCase()}@families.example`);
    // Version 0.1.0 always asks for a password.
    const ownPassword = form.getByRole('radio', { name: 'Choose a password for them' });
    if ((await ownPassword.count()) > 0) await ownPassword.check();
    await form.getByLabel('Password', { exact: true }).fill('kettle moon gravel');
    await form.getByRole('checkbox', { name: /^Parent/ }).check();
    await form.getByRole('button', { name: 'Add User' }).click();
    await toast(page, 'User created successfully');
    await page.getByRole('main').getByRole('searchbox').fill(person);
    await page.getByRole('button', { name: `Actions for ${person}` }).click();
    await page.getByRole('menuitem', { name: 'Make Coach' }).click();
    await toast(page, 'Coach role assigned');
  });
  await checkThat('the admin imports a file', async () => {
    await page.goto('/admin/import');
    const text = `name,ageGroup\nImport ${tag},U12\nImport ${tag},U12\n,\n=1+1 ${tag},\n`;
    const file = { name: 'leagues.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
    await page
      .getByLabel(/CSV file/)
      .filter({ visible: true })
      .setInputFiles(file);
    await page.getByRole('button', { name: 'Import Data' }).click();
    await toast(page, 'Successfully imported 1 items with 1 errors and 1 skipped.');
  });
  await checkThat('the admin sees players, teams and fixtures', () =>
    visit(page, {
      '/admin/manage-children': 'Manage Players',
      '/admin/manage-teams': 'Manage Teams',
      '/admin/manage-fixtures': 'Manage Fixtures',
    }),
  );
}
