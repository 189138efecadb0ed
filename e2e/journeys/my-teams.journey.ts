import { createFamily, inDays, unique } from '../support/club-data.ts';
import { answerFor, chooseTeam, expect, expectSound, expectToast, journey, signIn } from '../support/journey.ts';

journey('a coach sees the own teams first, adds an event, cancels it and undoes that', async ({ page }) => {
  const others = unique('Of others');
  await (await createFamily('Mia Moreno')).createEvent(others, inDays(1));
  const title = unique('Evening game');
  const actions = page.getByRole('button', { name: `Actions for ${title}` });

  await journey.step('fixtures show the new event, marked, in the list of the own teams', async () => {
    await signIn(page, 'coach@touchline.example', '/admin/manage-fixtures');
    await expect(page.getByRole('button', { name: 'Remove My teams' })).toBeVisible();
    await page.getByRole('button', { name: 'Add Event' }).click();
    const form = page.getByRole('dialog', { name: 'Add Event' });
    await chooseTeam(form, 'U12 Lions');
    await expect(form.getByLabel('Title')).toHaveValue('U12 Lions match');
    await form.getByLabel('Title').fill(title);
    await form.getByLabel('Date', { exact: true }).fill(inDays(1));
    await form.getByLabel('Start Time').fill('23:30');
    await expectSound(page);
    await form.getByRole('button', { name: 'Create Event' }).click();
    await expect(page.getByText('New', { exact: true }).filter({ visible: true })).toBeInViewport();
    await expect(actions).toBeInViewport();
    await expect(page.getByText(others)).toHaveCount(0);
    await expectSound(page);
  });

  await journey.step('it is cancelled after one question, and restored by Undo', async () => {
    await actions.click();
    await page.getByRole('menuitem', { name: 'Cancel event…' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Families see it as cancelled and can no longer respond.');
    await question.getByRole('button', { name: 'Cancel Event' }).click();
    await expectToast(page, 'Event cancelled');
    await expect(page.getByText('Cancelled', { exact: true }).filter({ visible: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectToast(page, 'Event restored');
    await actions.click();
    await expect(page.getByRole('menuitem', { name: 'Cancel event…' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await journey.step('the dashboard and the calendar begin with the own teams', async () => {
    await page.goto('/dashboard');
    const week = page.getByRole('region', { name: 'My teams this week' });
    await expect(week.getByRole('article', { name: title })).toBeVisible();
    await expect(week.getByText(others)).toHaveCount(0);
    await expectSound(page);
    await week.getByRole('link', { name: 'View All' }).click();
    await expect(page.getByLabel('Child', { exact: true })).toHaveValue('mine');
    await expect(page).toHaveURL('/calendar?view=agenda&teams=mine');
    await page.getByLabel('Child', { exact: true }).selectOption('All Children');
    await expect(page).toHaveURL('/calendar?view=agenda');
    await page.reload();
    await expect(page.getByLabel('Child', { exact: true })).toHaveValue('');
  });
});

journey('an answer does not make its card smaller', async ({ page }) => {
  const family = await createFamily('Mia Moreno');
  const title = unique('Otters and Lions v Harbour Rovers in the autumn cup of the county');
  await family.createEvent(title, inDays(2));
  await signIn(page, family.email);
  const card = page.getByRole('article', { name: title });
  const height = async () => (await card.boundingBox())!.height;
  await expect(card.getByText('RSVP Needed')).toBeVisible();
  const before = await height();
  for (const name of ['Available', 'Unavailable']) {
    await answerFor('Mia', name, card).click();
    await expect(card.getByText(`Mia is ${name.toLowerCase()}`)).toBeVisible();
    // After a no, there are reasons below it.
    expect(await height()).toBeGreaterThanOrEqual(before);
    // A long name of the team takes a second line.
    if (name === 'Available') expect(await height()).toBeLessThanOrEqual(before + 24);
    await card.getByRole('button', { name: 'Change: Mia' }).click();
    expect(await height()).toBeGreaterThanOrEqual(before);
  }
  await expectSound(page);
});
