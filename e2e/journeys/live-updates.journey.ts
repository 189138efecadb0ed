import { inDays, unique } from '../support/club-data.ts';
import { chooseTeam, expect, journey, signIn } from '../support/journey.ts';

journey(
  'events and teams that an admin changes or imports appear in other tabs without a reload',
  { tag: '@desktop' },
  async ({ page: staff, context }) => {
    const [title, moved, team] = [unique('Evening match'), unique('Late match'), unique('Import Bears')];
    await signIn(staff, 'admin@touchline.example');
    // Not the dashboard, whose next five events are all of today on the morning of a match day.
    const calendar = await context.newPage();
    await calendar.goto(`/calendar?view=day&date=${inDays(1)}`);
    await expect(calendar.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
    const teams = await context.newPage();
    await teams.goto('/teams');
    await expect(teams.getByRole('heading', { level: 1, name: 'Teams' })).toBeVisible();

    await staff.goto('/admin/manage-fixtures');
    await staff.getByRole('button', { name: 'Add Event' }).click();
    const form = staff.getByRole('dialog');
    await form.getByLabel('Title').fill(title);
    await form.getByLabel('Date', { exact: true }).fill(inDays(1));
    await form.getByLabel('Start Time').fill('00:01');
    await chooseTeam(form, 'U12 Lions');
    await form.getByRole('button', { name: 'Create Event' }).click();
    await expect(calendar.getByText(title).first()).toBeVisible();

    await staff.goto(`/admin/manage-fixtures?start=${inDays(1)}&end=${inDays(1)}`);
    await staff.getByRole('button', { name: `Actions for ${title}` }).click();
    await staff.getByRole('menuitem', { name: 'Edit' }).click();
    await form.getByLabel('Title').fill(moved);
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await expect(calendar.getByText(moved).first()).toBeVisible();

    await staff.getByRole('button', { name: `Actions for ${moved}` }).click();
    await staff.getByRole('menuitem', { name: 'Delete' }).click();
    await staff.getByRole('button', { name: 'Delete Event' }).click();
    await expect(calendar.getByText(moved)).toHaveCount(0);

    await staff.goto('/admin/import?type=teams');
    const league = unique('League');
    expect((await staff.request.post('/api/leagues', { data: { name: league, ageGroup: 'U12' } })).status()).toBe(201);
    const buffer = Buffer.from(`name,leagueName\n${team},${league}\n`);
    const file = { name: 'teams.csv', mimeType: 'text/csv', buffer };
    await staff
      .getByLabel(/CSV file/)
      .filter({ visible: true })
      .setInputFiles(file);
    await staff.getByRole('button', { name: 'Import Data' }).click();
    await expect(staff.getByText('1 / 1 items')).toBeVisible();
    await expect(teams.getByText(team).first()).toBeVisible();
  },
);

journey('signing out in one tab signs out the other', { tag: '@desktop' }, async ({ page: one, context }) => {
  await signIn(one, 'coach@touchline.example');
  const other = await context.newPage();
  await other.goto('/admin/manage-teams');
  await expect(other.getByRole('heading', { level: 1, name: 'Manage Teams' })).toBeVisible();
  await one.goto('/logout');
  await expect(one.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(other.getByText('Session expired')).toBeHidden();
});
