import { type Page } from '@playwright/test';
import { checkThat } from './checks.ts';
import { send, signIn } from './client.ts';
import { expect, heading, inDays, signInByForm, toast, visit } from './page.ts';

/** Names that no other walk uses. */
export interface Names {
  tag: string;
  match: string;
  child: string;
}

/** A parent of the sample club opens every page. */
export async function seePages(page: Page): Promise<void> {
  await signInByForm(page, 'parent@touchline.example');
  await expect(page.getByRole('article').first()).toBeVisible();
  const pages = {
    '/calendar': 'Calendar',
    '/teams': 'Teams',
    '/announcements': 'Announcements',
    '/profile': 'Profile',
  };
  await visit(page, pages);
}

/** A new parent registers, adds a child and answers. */
export async function asParent(page: Page, url: string, { tag, match, child }: Names): Promise<void> {
  await checkThat('a new parent registers and adds a child', async () => {
    await page.goto('/auth');
    await page.getByRole('tab', { name: 'Register' }).click();
    await page.getByLabel('Full Name').fill('Pat Keller');
    await page.getByLabel('Email').fill(`pat.${tag.toLowerCase()}@families.example`);
    await page.getByLabel('Password', { exact: true }).fill('correct horse');
    await page.getByLabel('Confirm Password', { exact: true }).fill('correct horse');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await page
      .getByRole('link', { name: /add .*child/i })
      .first()
      .click();
    await page.getByLabel("Player's Full Name").fill(child);
    await page.getByLabel('Day').selectOption('14');
    await page.getByLabel('Month').selectOption({ label: 'March' });
    await page.getByLabel('Year').selectOption(String(new Date().getFullYear() - 11));
    await page.getByRole('button', { name: 'Add Player' }).click();
    await toast(page, 'Child added successfully');
  });
  await checkThat('the parent answers, and changes the answer', async () => {
    await invite(url, { match, child });
    await page.goto('/dashboard');
    const event = page.getByRole('article').filter({ hasText: match });
    await expect(event.getByText('RSVP Needed')).toBeVisible();
    for (const answer of ['Unavailable', 'Available']) {
      await event.getByRole('button', { name: answer, exact: true }).click();
      await toast(page, `${child} marked as ${answer.toLowerCase()} for this event`);
    }
    await expect(event.getByText('RSVP Needed')).toBeHidden();
  });
}

/** Adds the child to a team with a match, through the API. */
async function invite(url: string, { match, child }: Omit<Names, 'tag'>): Promise<void> {
  const admin = await signIn(url, 'admin@touchline.example');
  const children: { id: number; name: string }[] = await send(url, 'GET /api/children/all', undefined, admin);
  const childId = children.find(({ name }) => name === child)!.id;
  const teams: { id: number; name: string }[] = await send(url, 'GET /api/teams', undefined, admin);
  const teamId = teams.find(({ name }) => name === 'U12 Lions')!.id;
  await send(url, 'POST /api/team-members', { teamId, childId }, admin);
  const event = { title: match, date: inDays(2), startTime: '10:30', teamId, relevanceType: 'team' };
  await send(url, 'POST /api/events', event, admin);
}
