import { createFamily, inDays, unique } from '../support/club-data.ts';
import { expect, expectSound, journey, signIn } from '../support/journey.ts';

journey(
  'a parent gives the grandparents a feed, which follows answers and ends when it is turned off',
  async ({ page }) => {
    const family = await createFamily('Mia', 'Leo');
    const title = unique('Cup');
    const event = await family.createEvent(title, inDays(20), { location: 'Riverside' });
    const name = unique('Grandparents');
    await page.setViewportSize({ width: 375, height: 812 });
    await signIn(page, family.email, '/calendar');
    let address = '';
    // A calendar has no session.
    const read = () =>
      fetch(address).then(async (response) => ({ status: response.status, text: await response.text() }));
    const lines = async () => (await read()).text.replaceAll('\r\n ', '');

    await journey.step('they add it from the calendar', async () => {
      await page.getByRole('button', { name: 'Subscribe' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Show RSVPs').check();
      await dialog.getByLabel('Name (optional)').fill(name);
      await expectSound(page);
      await dialog.getByRole('button', { name: 'Add to my calendar' }).click();
      const field = page.getByRole('textbox', { name: 'Address' });
      await expect(field).toBeVisible();
      await expectSound(page);
      address = await field.inputValue();
      const webcal = await page.getByRole('link', { name: 'Open in Calendar App' }).getAttribute('href');
      expect(webcal).toBe(address.replace('http:', 'webcal:'));
      await page.getByRole('link', { name: 'Your calendar links' }).click();
      await expect(page.getByRole('heading', { name })).toBeVisible();
      await expectSound(page);
      await expect(page.getByText('Never used')).toBeVisible();
    });

    await journey.step('it shows the event, and the answers', async () => {
      expect(await lines()).toContain(`SUMMARY:${title}`);
      expect(await lines()).toContain('Mia: Pending\\nLeo: Pending');
      const answer = { eventId: event.id, childId: family.children[0]!.id, isAvailable: true };
      expect((await page.request.post('/api/availabilities', { data: answer })).ok()).toBe(true);
      expect(await lines()).toContain('Mia: Available\\nLeo: Pending');
      await page.reload();
      await expect(page.getByText('Used in the last hour')).toBeVisible();
    });

    await journey.step('after they turn it off, the address is unknown', async () => {
      await page.getByRole('button', { name: `Turn off ${name}` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
      await expect(page.getByText('No calendar links yet')).toBeVisible();
      expect((await read()).status).toBe(404);
    });
  },
);
