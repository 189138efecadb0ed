import { createFamily } from '../support/club-data.ts';
import { expect, expectSound, expectToast, journey, signIn } from '../support/journey.ts';

journey('a parent asks to be deleted and changes their mind', async ({ page }) => {
  const family = await createFamily('Mia');
  await signIn(page, family.email, '/profile');
  await page.getByRole('button', { name: 'Delete My Account…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Mia will have no guardian/)).toBeVisible();
  await expectSound(page);
  await dialog.getByLabel('Current Password', { exact: true }).fill('touchline');
  await dialog.getByRole('button', { name: 'Request Deletion' }).click();
  await expectToast(page, 'Request sent');
  await expect(page.getByText('You asked to be deleted')).toBeVisible();
  await expectSound(page);

  await page.reload();
  await page.getByRole('button', { name: 'Withdraw Request' }).click();
  await expectToast(page, 'Request withdrawn');
  await expect(page.getByRole('button', { name: 'Delete My Account…' })).toBeFocused();
});

journey('an admin deletes a parent who asks for it', { tag: '@desktop' }, async ({ page, newSession }) => {
  const family = await createFamily('Leo');
  const [leo] = family.children;
  const parent = await newSession();
  await signIn(parent, family.email, '/profile');
  const asked = await parent.request.post('/api/auth/deletion', { data: { currentPassword: 'touchline' } });
  expect(asked.status()).toBe(200);

  await journey.step('the admin sees what becomes of the child, and deletes the account', async () => {
    await signIn(page, 'admin@touchline.example', '/admin/manage-users');
    const request = page.getByRole('list', { name: 'Requests to be deleted' }).getByRole('listitem');
    await request.filter({ hasText: family.email }).getByRole('button').click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByText(new RegExp(`${leo!.name} stays registered without a guardian`))).toBeVisible();
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Delete Account' }).click();
    await expectToast(page, 'Account deleted');
    await expect(request.filter({ hasText: family.email })).toHaveCount(0);
  });

  await journey.step('the parent is signed out and can no longer sign in', async () => {
    await parent.getByRole('button', { name: 'Delete My Account…' }).or(parent.getByText('Withdraw Request')).waitFor();
    expect((await parent.request.get('/api/auth/me')).status()).toBe(401);
    await parent.goto('/dashboard');
    await parent.getByLabel('Email Address').fill(family.email);
    await parent.getByLabel('Password', { exact: true }).fill('touchline');
    await parent.getByRole('button', { name: 'Sign In' }).click();
    await expectToast(parent, 'Login failed');
  });

  await journey.step('the child stays in the club, without a guardian', async () => {
    await page.goto(`/admin/manage-children?tab=unassigned&search=${encodeURIComponent(leo!.name)}`);
    await expect(page.getByRole('rowheader', { name: leo!.name })).toBeVisible();
  });
});

journey('an admin deletes a deactivated account that never asked for it', { tag: '@desktop' }, async ({ page }) => {
  const family = await createFamily('Ida');
  await signIn(page, 'admin@touchline.example', `/admin/manage-users?search=${encodeURIComponent(family.email)}`);
  const choose = async (item: string) => {
    await page.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await choose('Deactivate');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('Deactivated', { exact: true })).toBeVisible();

  await choose('Delete Account…');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('heading', { name: 'What goes' })).toBeVisible();
  await expect(dialog.getByText(`${family.children[0]!.name} will have no guardian.`, { exact: false })).toBeVisible();
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await expectToast(page, 'Account deleted');
  await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible();
});
