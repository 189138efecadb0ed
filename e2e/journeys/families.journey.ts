import { createFamily, inDays, unique } from '../support/club-data.ts';
import { answerFor, expect, expectSound, expectToast, journey, signIn } from '../support/journey.ts';
import { linkInMail } from '../support/mails.ts';

journey(
  'two households of a child: an invitation, one answer, and a request for access',
  async ({ page, newSession }) => {
    const family = await createFamily('Mia');
    const [mia] = family.children;
    const { id: eventId } = await family.createEvent('Cup', inDays(9));
    const invited = `${unique('dad').replaceAll(' ', '.')}@families.example`;

    await journey.step('a guardian invites the other one by mail', async () => {
      await signIn(page, family.email);
      await expect(page.getByRole('main').getByText('Loading...')).toHaveCount(0);
      await page.getByRole('button', { name: `Actions for ${mia!.name}` }).click();
      await page.getByRole('menuitem', { name: 'Guardians' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Mia’s Guardians' })).toBeVisible();
      await page.getByLabel('Email').fill(invited);
      await page.getByRole('button', { name: 'Send Invitation' }).click();
      await expectToast(page, 'Invitation sent');
      await expect(page.getByText(/^Waiting until /)).toBeVisible();
      await expectSound(page);
    });

    const other = await newSession();
    await journey.step('who registers with the link becomes a guardian, and learns no name', async () => {
      await other.goto(await linkInMail(invited, 'Become a guardian of a child', '/invitations/'));
      await expect(other.getByRole('heading', { name: 'You are invited to be a guardian of Mia' })).toBeVisible();
      await expectSound(other);
      await other.getByRole('link', { name: 'Create an account' }).click();
      await other.getByLabel('Full Name').fill('Dan Moreno');
      await other.getByLabel('Email').fill(invited);
      await other.getByLabel('Password', { exact: true }).fill('correct horse');
      await other.getByLabel('Confirm Password', { exact: true }).fill('correct horse');
      await other.getByRole('button', { name: 'Register' }).click();
      await expect(other.getByText(`You are signed in as ${invited}.`)).toBeVisible();
      await other.getByRole('button', { name: 'Accept' }).click();
      await expect(other.getByRole('heading', { name: 'You are a guardian of Mia now' })).toBeFocused();
      await expectSound(other);
      await other.getByRole('link', { name: 'Go to Dashboard' }).click();
      await expect(other.getByRole('article', { name: mia!.name })).toBeVisible();
      await other.goto(`/children/${mia!.id}/guardians`);
      const guardians = other.getByRole('list', { name: 'Guardians' }).getByRole('listitem');
      await expect(guardians).toHaveCount(2);
      await expect(guardians.filter({ hasText: 'Another guardian' })).toHaveCount(1);
      await expect(other.getByText('Alex Moreno')).toHaveCount(0);
      await expectSound(other);
    });

    await journey.step('both households share one answer, without names', async () => {
      await other.goto(`/events/${eventId}`);
      await answerFor('Mia', 'Available', other).click();
      await expect(other.getByText(/^You, in the app, /)).toBeVisible();
      await page.goto(`/events/${eventId}`);
      await expect(page.getByText(/^Another guardian, in the app, /)).toBeVisible();
      await page.getByRole('button', { name: 'Answer history' }).click();
      const history = page.getByRole('list', { name: 'Answer history' });
      await expect(history.getByText(/^Another guardian, in the app, /)).toBeVisible();
      await expectSound(page);
    });

    const third = await newSession();
    await journey.step('a third person requests access to the child that they cannot add', async () => {
      await signIn(third, (await createFamily()).email, '/add-child');
      await third.getByLabel("Player's Full Name").fill(mia!.name);
      await third.getByLabel('Day').selectOption('14');
      await third.getByLabel('Month').selectOption({ label: 'March' });
      await third.getByLabel('Year').selectOption('2015');
      await third.getByRole('button', { name: 'Add Player' }).click();
      await third.getByRole('alertdialog').getByRole('button', { name: 'Request Access' }).click();
      await expectToast(
        third,
        'Player already exists. Please contact an administrator to associate this player with your account.',
      );
      await expect(third.getByText('You have asked for access. A guardian or an admin will decide.')).toBeVisible();
      await expectSound(third);
    });

    await journey.step('a guardian sees the request and approves it', async () => {
      await page.goto('/dashboard');
      await page.getByRole('link', { name: '1 request for access' }).click();
      await page.getByRole('button', { name: /^Approve / }).click();
      await expectSound(page);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
      await expect(page.getByText('Nobody is asking for access to Mia.')).toBeVisible();
      await third.reload();
      await expect(third.getByRole('article', { name: mia!.name })).toBeVisible();
    });
  },
);
