import { createFamily, inDays, unique } from '../../support/club-data.ts';
import { expect, expectSound, journey, signIn } from '../../support/journey.ts';

journey('offline is named, and everything recovers by itself', async ({ page, context }) => {
  const family = await createFamily('Mia Moreno');
  const title = unique('Derby');
  await family.createEvent(title, inDays(2));
  // The profile page is loaded after the network is gone.
  await signIn(page, family.email);
  const card = page.getByRole('article', { name: title });
  await expect(card).toBeVisible();
  await page.waitForLoadState('networkidle');
  const notice = page.getByText(/^You are offline\. Shown as of \d{1,2}:\d{2}( [AP]M)?\.$/);
  const top = (await card.boundingBox())!.y;

  await journey.step('the frame says since when, and moves nothing', async () => {
    await context.setOffline(true);
    await expect(notice).toBeVisible();
    expect((await card.boundingBox())!.y).toBe(top);
    await expectSound(page);
  });

  await journey.step('an answer is taken back with the reason', async () => {
    await card.getByRole('radio', { name: 'Available', exact: true }).click();
    const reason = 'You are offline. Nothing was saved; try again when you are back.';
    await expect(card.getByText(`Not saved. ${reason}`)).toBeVisible();
    await expect(card.getByRole('radio', { name: 'Available', exact: true })).not.toBeChecked();
  });

  await journey.step('a page that cannot be loaded appears when the network is back', async () => {
    await page.evaluate(() => {
      window.history.pushState(null, '', '/add-child');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(
      page.getByText('This page appears when you are back online. What you have open still works.'),
    ).toBeVisible();
    await expectSound(page);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Add a Child' })).toBeVisible();
    await expect(page.getByText('You are offline')).toBeHidden();
  });
});

journey('lists that failed are loaded when the server responds again', async ({ page }) => {
  const family = await createFamily('Mia Moreno');
  await signIn(page, family.email);
  await expect(page.getByRole('heading', { name: 'Upcoming Events', exact: true })).toBeVisible();
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('link', { name: 'Calendar' }).filter({ visible: true }).first().click();
  await expect(page.getByText('Error loading events. Please try again.').first()).toBeVisible();
  await expect(page.getByText(/^The server cannot be reached\./)).toBeVisible();
  await page.unroute('**/api/**');
  await expect(page.getByText('Error loading events. Please try again.')).toHaveCount(0);
  await expect(page.getByText(/^The server cannot be reached\./)).toBeHidden();
});
