import { type Page } from '@playwright/test';
import { createFamily, unique } from '../support/club-data.ts';
import { expect, expectSound, expectToast, journey, signIn } from '../support/journey.ts';
import { linkInMail } from '../support/mails.ts';

const newAddress = (name: string) => `${unique(name).replaceAll(' ', '.')}@families.example`.toLowerCase();

async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expectToast(page, 'Your password is set');
}

async function signInWith(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

journey('a parent who has forgotten the password chooses a new one with the link of a mail', async ({ page }) => {
  const { email } = await createFamily('Mia Keller');
  await page.goto('/auth');
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expectSound(page);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your mail' })).toBeVisible();
  await expectSound(page);

  const link = await linkInMail(email, 'Choose a new password');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a password' })).toBeVisible();
  await expectSound(page);
  await choosePassword(page, 'remembered now');
  await signInWith(page, email, 'remembered now');

  await journey.step('the link does not work twice', async () => {
    await page.goto(link);
    await page.getByLabel('New Password', { exact: true }).fill('another one');
    await page.getByLabel('Confirm Password', { exact: true }).fill('another one');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
    await expectSound(page);
  });
});

journey('a new parent confirms the address, changes it, and takes the change back', async ({ page }) => {
  const email = newAddress('ana');
  await page.request.post('/api/auth/register', {
    data: { email, password: 'first password', fullName: 'Ana Bell' },
  });
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible();
  await expectSound(page);

  await journey.step('opening the link confirms nothing, the button does', async () => {
    const link = await linkInMail(email, 'Please confirm your email address');
    await page.request.post('/api/auth/logout');
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'Is this your account?' })).toBeVisible();
    await expectSound(page);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Email Address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('first password');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Is this your address?' })).toBeVisible();
    await expectSound(page);
    expect(await (await page.request.get('/api/auth/me')).json()).toMatchObject({ isEmailVerified: false });
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your address is confirmed' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  await journey.step('the old address can undo a change', async () => {
    const changed = { email: newAddress('thief'), currentPassword: 'first password' };
    expect((await page.request.patch('/api/auth/me', { data: changed })).status()).toBe(200);
    await page.goto(await linkInMail(email, 'The email address of your account was changed'));
    await expectSound(page);
    await page.getByLabel('New Password', { exact: true }).fill('second password');
    await page.getByLabel('Confirm Password', { exact: true }).fill('second password');
    await page.getByRole('button', { name: 'Take my account back' }).click();
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
    await signInWith(page, email, 'second password');
  });
});

async function idOfInvitationTo(page: Page, address: string): Promise<string> {
  const response = await page.request.get('/api/admin/mails?limit=10000');
  const mails = (await response.json()) as { id: string; kind: string; address: string }[];
  return mails.find((mail) => mail.address === address && mail.kind === 'invitation')!.id;
}

journey(
  'an admin invites a coach, who chooses a password, and sees the mail',
  { tag: '@desktop' },
  async ({ page, newSession }) => {
    const email = newAddress('casey');
    await signIn(page, 'admin@touchline.example', '/admin/manage-users');
    await page.getByRole('button', { name: 'Add User' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add User' });
    await dialog.getByLabel('Full Name').fill('Casey Rivera');
    await dialog.getByLabel('Email', { exact: true }).fill(email);
    await expect(dialog.getByRole('radio', { name: /Send an invitation/ })).toBeChecked();
    await dialog.getByRole('checkbox', { name: 'Coach' }).check();
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Add User' }).click();
    await expect(dialog).toBeHidden();

    const coach = await newSession();
    await coach.goto(await linkInMail(email, 'Your account at Touchline FC'));
    await choosePassword(coach, 'my own choice');
    await signInWith(coach, email, 'my own choice');

    await page.goto('/admin/mail');
    await expect(page.getByText('Running')).toBeVisible();
    await expectSound(page);
    // By its address, because mails of other journeys may have filled the first page of the list.
    await page.goto(`/admin/mail?mail=${await idOfInvitationTo(page, email)}`);
    const mail = page.getByRole('dialog', { name: 'Your account at Touchline FC' });
    await expect(mail.getByText(/it gives access to an account/)).toBeVisible();
    await expectSound(page);
  },
);
