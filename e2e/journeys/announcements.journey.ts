import { unique } from '../support/club-data.ts';
import { chooseTeam, expect, expectSound, expectToast, journey, signIn } from '../support/journey.ts';

journey(
  'a coach publishes an announcement for a team, a family of the team reads it, an admin edits and deletes it',
  { tag: '@desktop' },
  async ({ page: coach, newSession }) => {
    const [title, corrected] = [unique('Pitch closed'), unique('Pitch open again')];
    await journey.step('the coach publishes', async () => {
      await signIn(coach, 'coach@touchline.example', '/admin/announcements');
      await expect(coach.getByRole('heading', { level: 1, name: 'Manage Announcements' })).toBeVisible();
      await expectSound(coach);
      await coach.getByRole('button', { name: 'New Announcement' }).click();
      const form = coach.getByRole('dialog', { name: 'New Announcement' });
      await form.getByLabel('Title').fill(title);
      await form.getByLabel('Content').fill('Frozen.\nSee you next week.');
      await expect(form.getByRole('radio', { name: 'Specific team' })).toBeChecked();
      await chooseTeam(form, 'U12 Lions');
      await expect(form.getByText(/^\d+ families will see it\./)).toBeVisible();
      await expectSound(coach);
      await form.getByRole('button', { name: /^Send to \d+ families$/ }).click();
      await expectToast(coach, 'Announcement created successfully');
      await expect(coach.getByRole('heading', { name: title })).toBeVisible();
      await expectSound(coach);
    });

    await journey.step('the family reads it', async () => {
      const parent = await newSession();
      await signIn(parent, 'parent@touchline.example');
      const announcements = await parent.request.get('/api/announcements');
      expect(await announcements.json()).toContainEqual(expect.objectContaining({ title }));
    });

    await journey.step('the admin edits and deletes it', async () => {
      const admin = await newSession();
      await signIn(admin, 'admin@touchline.example', '/admin/announcements?tab=team');
      await admin.getByRole('button', { name: `Edit ${title}` }).click();
      const form = admin.getByRole('dialog', { name: 'Edit Announcement' });
      await expect(form.getByLabel('Title')).toHaveValue(title);
      await form.getByLabel('Title').fill(corrected);
      await form.getByRole('button', { name: 'Save Changes' }).click();
      await expectToast(admin, 'Announcement updated successfully');
      await admin.getByRole('button', { name: `Delete ${corrected}` }).click();
      await expectSound(admin);
      await admin.getByRole('button', { name: 'Delete Announcement' }).click();
      await expectToast(admin, 'Announcement deleted');
      await expect(admin.getByRole('heading', { name: corrected })).toBeHidden();
    });
  },
);
