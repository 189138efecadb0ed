import { type Page } from '@playwright/test';
import { createFamily, inDays, unique } from '../support/club-data.ts';
import { answerFor, expect, expectSound, journey, signIn } from '../support/journey.ts';

journey(
  'a family opens an event from its card, answers for each child, and reads on without a network',
  async ({ page, context }) => {
    const family = await createFamily('Mia Moreno', 'Leo Moreno');
    const [first, second] = [unique('Derby'), unique('Cup')];
    await family.createEvent(first, inDays(2), { location: 'Riverside', description: 'Bring both shirts.' });
    await family.createEvent(second, inDays(3));
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });
    const button = (name: RegExp) => page.getByRole('button', { name });

    await journey.step('the title of the card leads to the event', async () => {
      await signIn(page, family.email);
      await page.getByRole('link', { name: first }).click();
      await expect(heading(first)).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${first} · `));
      await expect(page.getByText('Bring both shirts.')).toBeVisible();
      await expect(page.getByRole('link', { name: /Open in maps/ })).toHaveAttribute('target', '_blank');
    });

    await journey.step('each child has an answer that can be changed', async () => {
      await answerFor('Mia', 'Available', page).click();
      await expect(page.getByText(/^Mia.* is available$/)).toBeVisible();
      await answerFor('Leo', 'Unavailable', page).click();
      await expect(page.getByText(/^Leo.* is unavailable$/)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Who is coming: 1 of 2' })).toBeVisible();
      await button(/^Change: Leo/).click();
      await expectSound(page);
      await answerFor('Leo', 'Available', page).click();
      await expect(page.getByRole('heading', { name: 'Who is coming: 2 of 2' })).toBeVisible();
    });

    await journey.step('the next event is there without a network, and a failed answer is rolled back', async () => {
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await page.getByRole('link', { name: `Next event: ${second}` }).click();
      await expect(heading(second)).toBeVisible();
      await answerFor('Mia', 'Available', page).click();
      await expect(
        page.getByRole('main').getByRole('listitem').filter({ hasText: 'You are offline. Nothing was saved' }),
      ).toContainText('Mia');
      await expect(answerFor('Mia', 'Available', page)).toBeVisible();
      await page.goBack();
      await expect(heading(first)).toBeVisible();
      await context.setOffline(false);
    });

    await journey.step('a reload shows the same; to others the event does not exist', async () => {
      await page.reload();
      await expect(page.getByText(/^Leo.* is available$/)).toBeVisible();
      await page.goto('/events/2147483647');
      await expect(heading('Event not found')).toBeVisible();
      await expectSound(page);
    });
  },
);

journey(
  'a coach goes through the match-day sheet of two teams and prints it on one page',
  { tag: '@desktop' },
  async ({ page }) => {
    const family = await createFamily('Mia Moreno');
    const other = await createFamily('Ada Cole');
    await signIn(page, 'admin@touchline.example');
    await addPlayers(page, family.team.id, 24);
    const title = unique('Derby');
    const { id } = await family.createEvent(title, inDays(2), { teamsInvolved: [family.team.id, other.team.id] });
    const group = (name: RegExp) => page.getByRole('region', { name });

    await journey.step('silent players are grouped, with number and team', async () => {
      await signIn(page, 'coach@touchline.example', `/events/${id}`);
      await expect(group(/^No answer 26$/).getByRole('listitem')).toHaveCount(26);
      await expect(
        group(/^No answer/)
          .getByRole('listitem')
          .first(),
      ).toContainText(family.team.name);
      await expectSound(page);
    });

    await journey.step('one tap answers, and Change takes it back', async () => {
      await answerFor('Mia', 'Available', page).click();
      await expect(group(/^Coming 1$/)).toContainText('Mia');
      await page.getByRole('button', { name: /^Change: Mia/ }).click();
      await expectSound(page);
      await answerFor('Mia', 'No answer', page).click();
      await expect(group(/^No answer 26$/)).toContainText('Mia');
      await answerFor('Mia', 'Unavailable', page).click();
      await expect(group(/^Not coming 1$/)).toContainText('Mia');
    });

    await journey.step('one team is chosen in the address and printed on one page', async () => {
      await page.getByRole('group', { name: 'Team' }).getByRole('button', { name: family.team.name }).click();
      await expect(page).toHaveURL(`/events/${id}?team=${family.team.id}`);
      await page.reload();
      await expect(group(/^No answer 24$/)).toBeVisible();
      const paper = await page.pdf({ format: 'A4', preferCSSPageSize: true });
      expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('row')).toHaveCount(26);
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    });
  },
);

/** Adds players with a number and a position to a team, as the signed-in admin. */
async function addPlayers(page: Page, teamId: number, count: number): Promise<void> {
  for (let jerseyNumber = 1; jerseyNumber <= count; jerseyNumber++) {
    const player = { name: unique(`Player ${jerseyNumber}`), dateOfBirth: '2015-03-14' };
    const added = await page.request.post('/api/children', { data: player });
    const { id: childId } = (await added.json()) as { id: number };
    await page.request.post('/api/team-members', { data: { teamId, childId } });
    const fields = { jerseyNumber, position: 'Defender' };
    const numbered = await page.request.patch(`/api/teams/${teamId}/members/${childId}`, { data: fields });
    expect(numbered.ok()).toBe(true);
  }
}
