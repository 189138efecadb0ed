import { createCoach, createFamily, inDays, unique } from '../support/club-data.ts';
import { expect, expectSound, expectToast, journey, signIn } from '../support/journey.ts';
import { confirmAddress, linkInMail } from '../support/mails.ts';

journey(
  'a guardian reads who can see a child and who has looked, and turns off links',
  async ({ page, newSession }) => {
    const [family, other] = [await createFamily('Mia'), await createFamily('Leo')];
    const [mia] = family.children as [{ id: number; name: string }];
    await confirmAddress(page, family);
    await signIn(page, family.email);
    await page.request.patch('/api/auth/me', { data: { phone: '020 7946 0018' } });
    // The time of day is real, so the mail must not wait.
    await page.request.patch('/api/mail-preferences', { data: { quietHours: null } });
    const coach = await newSession();
    await signIn(coach, (await createCoach()).email);
    const { id: leadCoachId } = await (await coach.request.get('/api/auth/me')).json();
    const admin = await newSession();
    await signIn(admin, 'admin@touchline.example');
    expect((await admin.request.put(`/api/teams/${family.team.id}`, { data: { leadCoachId } })).ok()).toBe(true);

    await journey.step('the page, from the child’s menu, names the coach and the admins', async () => {
      await page.getByRole('button', { name: `Actions for ${mia.name}` }).click();
      await page.getByRole('menuitem', { name: 'Privacy' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Mia’s Privacy' })).toBeVisible();
      await expect(page).toHaveTitle(/^Mia’s Privacy · /);
      const coaches = page.getByRole('list', { name: 'Coaches of Mia’s teams', exact: true });
      await expect(coaches.getByRole('listitem')).toHaveText(`Sam Carter${family.team.name}`);
      await expect(page.getByRole('list', { name: /^\d+ admins?$/ }).getByText('Alex Morgan')).toBeVisible();
      await expect(page.getByText('Nobody has looked at your phone number.')).toBeVisible();
      await page.getByRole('button', { name: 'What they see (Coaches of Mia’s teams)' }).click();
      await page.getByRole('button', { name: 'Each kind of data' }).click();
      await expectSound(page);
    });

    await journey.step('a look at the phone number appears with the coach’s name', async () => {
      expect((await coach.request.post(`/api/children/${mia.id}/contact-lookups`)).ok()).toBe(true);
      await page.reload();
      const looks = page.getByRole('list', { name: 'Looks at your phone number' }).getByRole('listitem');
      await expect(looks).toHaveCount(1);
      await expect(looks).toContainText('Sam Carter');
    });

    await journey.step('a calendar link is turned off', async () => {
      const name = unique('Grandparents');
      const feed = await page.request.post('/api/feeds', { data: { scope: 'children', name } });
      const { url } = (await feed.json()) as { url: string };
      const status = async () => (await fetch(url)).status;
      expect(await status()).toBe(200);
      await page.reload();
      await page.getByRole('button', { name: `Turn off ${name}` }).click();
      await expectSound(page);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
      await expectToast(page, 'Calendar link turned off');
      await expect(page.getByText('None of your calendar links shows Mia’s events.')).toBeVisible();
      expect(await status()).toBe(404);
    });

    await journey.step('the links in mails are turned off', async () => {
      const event = await family.createEvent(unique('Cup'), inDays(20));
      expect((await coach.request.post(`/api/events/${event.id}/reminders`)).ok()).toBe(true);
      const link = await linkInMail(family.email, 'Please answer: can Mia come?', '/answer/');
      const token = new URL(link).pathname.split('/').at(-1);
      const status = async () => (await coach.request.get(`/api/answer-links/${token}`)).status();
      expect(await status()).toBe(200);
      await page.reload();
      await expect(page.getByText(/^The link in 1 mail works until /)).toBeVisible();
      await page.getByRole('button', { name: 'Turn off all links in mails' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
      await expectToast(page, 'Links in mails turned off');
      await expect(page.getByText('No mail has a link that still works.')).toBeVisible();
      expect(await status()).toBe(404);
    });

    await journey.step('another family’s child is not there', async () => {
      await page.goto(`/children/${other.children[0]!.id}/privacy`);
      await expect(page.getByRole('heading', { level: 1, name: 'Child not found' })).toBeVisible();
      await expectSound(page);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Mia’s Privacy' })).toBeVisible();
    });
  },
);
