import { choose, expect, expectToast, journey, signIn, unique } from '../support/journey.ts';

journey('what one tab changes shows in the other at once, across applications', async ({ page: one, context }) => {
  await signIn(one, 'admin@touchline.example');
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { name: 'Upcoming Events', exact: true })).toBeVisible();

  const training = unique('Early training');
  await one.goto('/admin/manage-fixtures');
  await one.getByRole('button', { name: 'Add Event' }).click();
  const form = one.getByRole('dialog');
  await form.getByLabel('Title').fill(training);
  await form.getByLabel('Date', { exact: true }).fill(tomorrow());
  await form.getByLabel('Start Time').fill('00:05');
  await choose(form.getByLabel('Team', { exact: true }), 'U12 Lions');
  await form.getByRole('button', { name: /create event|add event/i }).click();
  await expectToast(one, 'Event created successfully');
  await expect(other.getByText(training).first()).toBeVisible();
});

journey(
  'an answer given in one tab stands in the other, and the last one counts',
  async ({ page: one, context, viewport }) => {
    journey.skip(viewport!.width >= 768, 'Two at once would answer for the same child');
    await signIn(one, 'parent@touchline.example');
    const other = await context.newPage();
    await other.goto('/dashboard');
    const [here, there] = [one, other].map((page) => page.getByRole('article', { name: 'Otters training' }));
    await expect(there!.getByRole('button', { name: 'Available', pressed: true })).toBeVisible();

    await here!.getByRole('button', { name: 'Unavailable' }).click();
    await expect(there!.getByRole('button', { name: 'Unavailable', pressed: true })).toBeVisible();
    await there!.getByRole('button', { name: 'Available', exact: true }).click();
    await expect(here!.getByRole('button', { name: 'Available', exact: true, pressed: true })).toBeVisible();
  },
);

journey('who signs out in one tab is out in the other', async ({ page: one, context }) => {
  await signIn(one, 'coach@touchline.example');
  const other = await context.newPage();
  await other.goto('/admin/manage-teams');
  await expect(other.getByRole('heading', { level: 1, name: 'Manage Teams' })).toBeVisible();
  await one.goto('/logout');
  await expect(one.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(other.getByText('Session expired')).toBeHidden();
});

/** In the club's zone, as date fields take it. */
function tomorrow(): string {
  const day = new Date(Date.now() + 24 * 60 * 60 * 1000);
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }).format(day);
}
