import { type Page } from '@playwright/test';
import { unique } from '../support/club-data.ts';
import { answerFor, choose, expect, expectSound, expectToast, journey, signIn } from '../support/journey.ts';

/** The table row of a player. */
const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

const search = async (page: Page, text: string) => page.getByRole('main').getByRole('searchbox').fill(text);

journey(
  'an admin appoints a coach, creates a team, fills its roster, records availability and deletes it all',
  { tag: '@desktop' },
  async ({ page }) => {
    const [person, player] = [unique('Noor Haddad'), unique('Zoe Young')];
    const [league, team, match] = [unique('Winter League'), unique('Rovers'), unique('Rovers v Bears')];
    await journey.step('a user is created, found and made a coach', async () => {
      await signIn(page, 'admin@touchline.example', '/admin/manage-users');
      await page.getByRole('button', { name: 'Add User' }).click();
      const form = page.getByRole('dialog', { name: 'Add User' });
      await form.getByLabel('Full Name').fill(person);
      await form.getByLabel('Email').fill(`${person.replaceAll(' ', '.')}@families.example`);
      await form.getByRole('radio', { name: 'Choose a password for them' }).check();
      await form.getByLabel('Password', { exact: true }).fill('six letters');
      await form.getByRole('checkbox', { name: /^Parent/ }).check();
      await expectSound(page);
      await form.getByRole('button', { name: 'Add User' }).click();
      await expectToast(page, 'User created successfully');
      await search(page, person);
      // The list has changed before its row's menu opens.
      await expect(page.getByRole('tab', { name: 'All Users 1' })).toBeVisible();
      await page.getByRole('button', { name: `Actions for ${person}` }).click();
      await expectSound(page);
      await page.getByRole('menuitem', { name: 'Make Coach' }).click();
      // Not the toast, which the dialog hides from whoever does not see the screen.
      const appointed = page.getByRole('dialog', { name: 'Coach of which team?' });
      await expect(appointed.getByText(`${person} is a coach now.`)).toBeVisible();
      await appointed.getByRole('button', { name: 'Not Now' }).click();
      await page.getByRole('tab', { name: /^Coaches/ }).click();
      await expect(rowOf(page, person)).toContainText('Coach');
      await expectSound(page);
    });

    await journey.step('a player is created and assigned to the user', async () => {
      await page.goto('/admin/manage-children');
      await page.getByRole('button', { name: 'Add New Player' }).click();
      const form = page.getByRole('dialog', { name: 'Add New Player' });
      await form.getByLabel('Name', { exact: true }).fill(player);
      await form.getByLabel('Date of Birth').fill(`${new Date().getFullYear() - 11}-03-14`);
      await expectSound(page);
      await form.getByRole('button', { name: 'Add Player' }).click();
      await expectToast(page, 'Player added successfully');
      await search(page, player);
      await expect(rowOf(page, player)).toContainText('Unassigned');
      await page.getByRole('button', { name: `Actions for ${player}` }).click();
      await page.getByRole('menuitem', { name: 'Assign Parent' }).click();
      const dialog = page.getByRole('dialog', { name: 'Assign Parent' });
      await dialog.getByRole('searchbox').fill(person);
      await dialog.getByRole('radio', { name: person }).check();
      await expectSound(page);
      await dialog.getByRole('button', { name: 'Assign' }).click();
      await expectToast(page, 'Child assigned to parent successfully.');
      await page.getByRole('tab', { name: /^Assigned Players/ }).click();
      await expect(rowOf(page, player)).toContainText(person);
      await expectSound(page);
    });

    await journey.step('a league is created and edited, a team is created in it and given its coach', async () => {
      await page.goto('/admin/manage-teams?tab=leagues');
      await page.getByRole('button', { name: 'Add League' }).click();
      await page.getByRole('dialog').getByLabel('League Name').fill(league);
      await page.getByRole('dialog').getByLabel('Age Group').fill('U11');
      await page.getByRole('button', { name: 'Create League' }).click();
      await expectToast(page, 'League created successfully');
      await search(page, league);
      await page.getByRole('button', { name: `Edit ${league}, U11` }).click();
      await page.getByRole('dialog').getByLabel('Age Group').fill('U12');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expectToast(page, 'League updated successfully');
      await expectSound(page);

      await page.getByRole('tab', { name: /^Teams/ }).click();
      await page.getByRole('button', { name: 'Add Team' }).click();
      const form = page.getByRole('dialog', { name: 'Create New Team' });
      await form.getByLabel('Team Name').fill(team);
      await choose(form.getByLabel('League'), league);
      await form.getByRole('button', { name: 'Create Team' }).click();
      await expectToast(page, 'Team created successfully');
      await page.getByRole('button', { name: `Actions for ${team}` }).click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      const edit = page.getByRole('dialog', { name: 'Edit Team' });
      await choose(edit.getByLabel('Lead Coach'), person);
      await expectSound(page);
      await edit.getByRole('button', { name: 'Save Changes' }).click();
      await expectToast(page, 'Team updated successfully');
    });

    await journey.step('the player joins the team, and jersey number and position are saved', async () => {
      await page.getByRole('link', { name: team }).click();
      await page.getByRole('button', { name: 'Add Players' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Add Players' });
      await dialog.getByRole('searchbox').fill(player);
      // The list has become shorter, and the button no longer moves.
      await expect(dialog.getByRole('checkbox')).toHaveCount(1);
      await dialog.getByRole('checkbox', { name: player }).check();
      await dialog.getByRole('button', { name: 'Add 1 Player' }).click();
      await expectToast(page, 'Player added to team');
      await page.getByRole('button', { name: `Jersey # for ${player}: Add #` }).click();
      await page.getByRole('textbox', { name: `Jersey # for ${player}` }).fill('11');
      await page.getByRole('textbox', { name: `Jersey # for ${player}` }).press('Enter');
      await expect(page.getByRole('button', { name: `Jersey # for ${player}: 11` })).toBeFocused();
      await expect(page.getByText('Saved')).toHaveCount(1);
      await page.getByRole('button', { name: `Position for ${player}: Add position` }).click();
      await page.getByRole('textbox', { name: `Position for ${player}` }).fill('Left wing');
      await page.getByRole('textbox', { name: `Position for ${player}` }).blur();
      await expect(page.getByText('Saved')).toHaveCount(2);
      await expectSound(page);
      await page.reload();
      await expect(page.getByRole('button', { name: `Position for ${player}: Left wing` })).toBeVisible();
      await expect(page.getByRole('button', { name: `Jersey # for ${player}: 11` })).toBeVisible();
    });

    await journey.step('the player’s sheet shows the parent, whose number an admin can look up', async () => {
      await page.getByRole('link', { name: player }).click();
      const sheet = page.getByRole('dialog', { name: player });
      await expect(sheet.getByText(person)).toBeVisible();
      await expectSound(page);
      await sheet.getByRole('button', { name: 'Show phone number' }).click();
      await expect(sheet.getByText('Left no phone number')).toBeVisible();
      await page.goBack();
      await expect(sheet).toBeHidden();
    });

    await journey.step('the player is marked for a match, in the table of players and in the match', async () => {
      const teamId = Number(new URL(page.url()).pathname.split('/').at(-1));
      const date = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
      const event = { title: match, date, startTime: '10:30', teamId, teamsInvolved: [teamId], relevanceType: 'team' };
      expect((await page.request.post('/api/events', { data: event })).status()).toBe(201);
      await page.reload();
      await page.getByRole('tab', { name: 'Player Availability' }).click();
      await page.getByRole('button', { name: `${player}, ${match}: Pending` }).click();
      await page.getByRole('radio', { name: 'Available', exact: true }).click();
      await expectToast(page, 'Player marked as available');
      await expect(page.getByRole('button', { name: `${player}, ${match}: Available` })).toBeVisible();
      await expectSound(page);

      await page.getByRole('link', { name: match }).click();
      await expect(page.getByText('100%')).toBeVisible();
      await answerFor(player, 'Unavailable', page).click();
      await expectToast(page, 'Player marked as unavailable');
      await expectSound(page);
    });

    await journey.step('player, team and roster entry are removed again', async () => {
      await page.getByRole('tab', { name: /^Players/ }).click();
      await page.getByRole('tab', { name: 'Team Roster' }).click();
      await page.getByRole('button', { name: `Actions for ${player}` }).click();
      await page.getByRole('menuitem', { name: 'Remove from Team' }).click();
      await expectSound(page);
      await page.getByRole('button', { name: 'Remove from Team' }).click();
      await expectToast(page, 'Player removed from team');
      await expect(page.getByRole('heading', { name: 'No Players in Team' })).toBeVisible();

      await page.goto(`/admin/manage-teams?search=${encodeURIComponent(team)}`);
      await page.getByRole('button', { name: `Actions for ${team}` }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('button', { name: 'Delete Team' }).click();
      await expectToast(page, 'Team deleted successfully');
      await expect(page.getByRole('heading', { name: 'No Teams Found' })).toBeVisible();

      await page.goto(`/admin/manage-children?search=${encodeURIComponent(player)}`);
      await page.getByRole('button', { name: `Actions for ${player}` }).click();
      await page.getByRole('menuitem', { name: 'Remove' }).click();
      await expectSound(page);
      await page.getByRole('button', { name: 'Remove Player' }).click();
      await expectToast(page, `${player} has been removed successfully`);
      await expect(page.getByRole('heading', { name: 'No players found' })).toBeVisible();
    });
  },
);
