import { createFamily, inDays, unique } from '../support/club-data.ts';
import { expect, expectSound, expectToast, journey, signIn } from '../support/journey.ts';

journey(
  'an admin confirms a coach, who calls a parent in an emergency, and the parent sees who looked up the number',
  async ({ page, newSession }) => {
    const { email, team, children, createEvent } = await createFamily('Nina');
    const event = await createEvent(unique('Cup'), inDays(3));
    const [child] = children;
    const parent = await newSession();
    await signIn(parent, email);
    expect((await parent.request.patch('/api/auth/me', { data: { phone: '020 7946 0018' } })).status()).toBe(200);

    await journey.step('a coach who made themselves coach of the team waits for an admin', async () => {
      await signIn(page, 'coach@touchline.example', `/admin/teams/${team.id}`);
      const { id: leadCoachId } = await (await page.request.get('/api/auth/me')).json();
      expect((await page.request.put(`/api/teams/${team.id}`, { data: { leadCoachId } })).status()).toBe(200);
      await page.reload();
      await expect(page.getByText('You can look up families’ phone numbers when an admin')).toBeVisible();
      await page.getByRole('link', { name: child!.name }).click();
      const sheet = page.getByRole('dialog', { name: child!.name });
      await expect(sheet.getByText(/You can look up phone numbers when/)).toBeVisible();
      await expect(sheet.getByRole('button', { name: 'Show phone number' })).toHaveCount(0);
      await expectSound(page);
    });

    await journey.step('an admin confirms the coach on the team’s page', async () => {
      const admin = await newSession();
      await signIn(admin, 'admin@touchline.example', `/admin/teams/${team.id}`);
      await expectSound(admin);
      await admin.getByRole('button', { name: 'Confirm Casey Rivera' }).click();
      await expectToast(admin, 'Coach confirmed');
      await expect(admin.getByRole('button', { name: 'Confirm Casey Rivera' })).toHaveCount(0);
    });

    await journey.step(
      'the coach sees the number in two taps from the match-day sheet, also after a reload',
      async () => {
        await page.goto(`/events/${event.id}`);
        await page.getByRole('link', { name: child!.name }).click();
        await expect(page.getByText('Alex will be told that you looked at the number.')).toBeVisible();
        await page.reload();
        await page.getByRole('button', { name: 'Show phone number' }).click();
        const call = page.getByRole('link', { name: /^Call Alex Moreno/ });
        await expect(call).toHaveAttribute('href', 'tel:02079460018');
        await expectSound(page);
      },
    );

    await journey.step('the parent sees on the child’s card who looked, and when', async () => {
      await parent.reload();
      await expect(
        parent.getByText(/^Casey Rivera looked up your phone number on .*\d{4}.* \d+:\d\d( [AP]M)?$/),
      ).toBeVisible();
      await expectSound(parent);
    });
  },
);
