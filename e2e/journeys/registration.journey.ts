import { inDays, unique } from '../support/club-data.ts';
import { time } from '../support/formats.ts';
import { choose, chooseTeam, expect, expectSound, expectToast, journey, signIn } from '../support/journey.ts';

journey(
  'a parent registers and adds a child, an admin schedules a match for it, the parent answers, the admin sees the count',
  { tag: '@both' },
  async ({ page: parent, newSession }) => {
    const child = unique('Mia Keller');
    const [team, league, match] = [unique('Lions'), unique('Premier Division'), unique('Lions v Bears')];

    await journey.step('the parent registers and lands on the dashboard', async () => {
      await parent.goto('/');
      await parent.getByRole('tab', { name: 'Register' }).click();
      await expectSound(parent);
      await parent.getByLabel('Full Name').fill('Pat Keller');
      await parent.getByLabel('Email').fill(`${unique('pat').replaceAll(' ', '.')}@families.example`.toLowerCase());
      await parent.getByLabel('Password', { exact: true }).fill('correct horse');
      await parent.getByLabel('Confirm Password', { exact: true }).fill('correct horse');
      await parent.getByRole('button', { name: 'Register' }).click();
      await expectToast(parent, 'Registration successful');
      await expect(parent.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      await expectSound(parent);
    });

    await journey.step('the parent adds a child', async () => {
      await parent
        .getByRole('link', { name: /add .*child/i })
        .first()
        .click();
      await expect(parent.getByRole('heading', { level: 1, name: 'Add a Child' })).toBeVisible();
      await parent.getByLabel("Player's Full Name").fill(child);
      await parent.getByLabel('Day').selectOption('14');
      await parent.getByLabel('Month').selectOption({ label: 'March' });
      await parent.getByLabel('Year').selectOption(String(new Date().getFullYear() - 11));
      await expectSound(parent);
      await parent.getByRole('button', { name: 'Add Player' }).click();
      await expectToast(parent, 'Child added successfully');
      await expect(parent.getByText('No team assigned')).toBeVisible();
    });

    const staff = await newSession();
    await journey.step('the admin creates a league and a team', async () => {
      await signIn(staff, 'admin@touchline.example', '/admin/manage-teams?tab=leagues');
      await staff.getByRole('button', { name: 'Add League' }).click();
      const leagueForm = staff.getByRole('dialog');
      await leagueForm.getByLabel('Name').fill(league);
      await leagueForm.getByLabel('Age Group').fill('U12');
      await expectSound(staff);
      await leagueForm.getByRole('button', { name: /create league|add league/i }).click();
      await expectToast(staff, 'League created successfully');

      await staff.getByRole('tab', { name: 'Teams' }).click();
      await staff.getByRole('button', { name: 'Add Team' }).click();
      const teamForm = staff.getByRole('dialog', { name: 'Create New Team' });
      await teamForm.getByLabel('Name').fill(team);
      await choose(teamForm.getByLabel('League'), league);
      await teamForm.getByRole('button', { name: 'Create Team' }).click();
      await expectToast(staff, 'Team created successfully');
      await expectSound(staff);
    });

    await journey.step('the admin adds the child to the roster', async () => {
      await staff.getByRole('link', { name: team }).click();
      await expect(staff.getByRole('heading', { level: 1, name: `Team: ${team}` })).toBeVisible();
      await expect(staff.getByText('No Players in Team')).toBeVisible();
      await staff.getByRole('button', { name: 'Add Players' }).first().click();
      const dialog = staff.getByRole('dialog');
      await dialog.getByRole('searchbox').fill(child);
      await dialog.getByRole('checkbox', { name: child }).check();
      await expectSound(staff);
      await dialog.getByRole('button', { name: /^add/i }).click();
      await expectToast(staff, 'Player added to team');
      await expect(staff.getByText(child, { exact: true })).toBeVisible();
      await expectSound(staff);
    });

    await journey.step('the admin creates a match', async () => {
      await staff.goto('/admin/manage-fixtures');
      await staff.getByRole('button', { name: 'Add Event' }).click();
      const form = staff.getByRole('dialog');
      await form.getByLabel('Title').fill(match);
      await form.getByLabel('Date', { exact: true }).fill(inDays(2));
      await form.getByLabel('Start Time').fill('10:30');
      await form.getByLabel('Location (optional)').fill('Riverside Pitch 2');
      await chooseTeam(form, team);
      await expectSound(staff);
      await form.getByRole('button', { name: /create event|add event/i }).click();
      await expectToast(staff, 'Event created successfully');
      await expectSound(staff);
    });

    await journey.step('the parent sees that an answer is needed and gives it', async () => {
      await parent.reload();
      const event = parent.getByRole('article').filter({ hasText: match });
      await expect(event.getByText('RSVP Needed')).toBeVisible();
      await expect(event.getByText(time('10:30'))).toBeVisible();
      await expectSound(parent);
      await event.getByRole('radio', { name: 'Available', exact: true }).click();
      await expect(event.getByText('RSVP Needed')).toBeHidden();
      await expectToast(parent, `${child} marked as available for this event`);
    });

    await journey.step('the admin sees the answer counted', async () => {
      await staff.goto('/admin/manage-teams');
      await staff.getByRole('searchbox').fill(team);
      await staff.getByRole('link', { name: team }).click();
      await staff.getByRole('tab', { name: 'Availability', exact: true }).click();
      await staff.getByRole('button', { name: new RegExp(match) }).click();
      await expect(staff.getByText('100%')).toBeVisible();
      await expectSound(staff);
    });
  },
);
