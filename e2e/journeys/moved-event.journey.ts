import { createFamily, inDays, unique } from '../support/club-data.ts';
import { answerFor, expect, expectSound, expectToast, journey, signIn } from '../support/journey.ts';

const coach = 'coach@touchline.example';

journey(
  'a coach moves an event; the family is asked again, and confirms with one tap for each child',
  async ({ page }) => {
    const family = await createFamily('Mia Novak', 'Leo Novak');
    const title = unique('Cup');
    const event = await family.createEvent(title, inDays(5), { location: 'Riverside' });
    const card = page.getByRole('article', { name: title });
    const button = (name: RegExp) => page.getByRole('button', { name });

    await journey.step('both children answer', async () => {
      await signIn(page, family.email, `/events/${event.id}`);
      await answerFor('Mia', 'Available', page).click();
      // One toast replaces another, in the order in which the answers are saved.
      await expectToast(page, 'Mia');
      await answerFor('Leo', 'Unavailable', page).click();
      await expect(page.getByText(/^Leo.* is unavailable$/)).toBeVisible();
      await expectToast(page, 'Leo');
    });

    await journey.step('the coach moves it to another place, from its page and back to it', async () => {
      await signIn(page, coach, `/events/${event.id}`);
      await button(new RegExp(`^Actions for ${title}$`)).click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      const form = page.getByRole('dialog', { name: 'Edit Event' });
      await form.getByLabel('Location (optional)').fill('Harbour');
      await form.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page).toHaveURL(new RegExp(`/events/${event.id}$`));
      await expect(page.getByText('2 unconfirmed', { exact: true })).toBeVisible();
      await expectSound(page);
    });

    await journey.step('the family reads what has changed, and confirms', async () => {
      await signIn(page, family.email);
      await expect(card.getByText('Please Confirm')).toBeVisible();
      await expect(card.getByText('Before: Riverside. Still unavailable?')).toBeVisible();
      await expectSound(page);
      await answerFor('Mia', 'Still available', card).click();
      await answerFor('Leo', 'Still unavailable', card).click();
      await expect(card.getByText('Please Confirm')).toHaveCount(0);
      await expect(card.getByText('Before: Riverside.')).toHaveCount(0);
      await page.reload();
      await expect(card).toBeVisible();
      await expect(card.getByText('Please Confirm')).toHaveCount(0);
    });
  },
);
