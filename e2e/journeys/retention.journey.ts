import { usualPeriods } from '@touchline/domain';
import { expect, expectSound, expectToast, journey, signIn } from '../support/journey.ts';

journey('an admin keeps data for a shorter time', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page, 'admin@touchline.example');
  // A club that an earlier run has changed.
  expect((await page.request.put('/api/retention', { data: usualPeriods })).status()).toBe(200);
  const announcements = page.getByRole('spinbutton', { name: 'Announcements (months)' });

  await journey.step('the panel says what is kept, and when deleting begins', async () => {
    await page.getByRole('link', { name: 'Club', exact: true }).click();
    await page.getByRole('tab', { name: 'Data' }).click();
    await expect(announcements).toHaveValue('24');
    await expect(page.getByText(/^Nothing is deleted before /)).toBeVisible();
    await expectSound(page);
  });

  await journey.step('a period out of range is explained', async () => {
    await announcements.fill('0');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Must be a whole number from 1 to 120').first()).toBeVisible();
    await expect(announcements).toBeFocused();
    await expectSound(page);
  });

  await journey.step('a shorter period tells first what is older', async () => {
    await announcements.fill('12');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Keep data for a shorter time?' });
    await expect(dialog.getByText(/^12 months instead of 24\. Older: \d/)).toBeVisible();
    await expect(dialog.getByText(/^Nothing is deleted for 7 days\./)).toBeVisible();
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Data settings saved');
    await expect(dialog).toHaveCount(0);
  });

  await journey.step('a reload shows it, and leaving asks while another is not saved', async () => {
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Data' })).toHaveAttribute('aria-selected', 'true');
    await expect(announcements).toHaveValue('12');
    await announcements.fill('6');
    await page.getByRole('link', { name: 'Audit Log' }).click();
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Audit Log' })).toBeVisible();
  });

  await journey.step('the audit log tells who changed it', async () => {
    await page.goto('/admin/audit?group=club');
    const entries = page.getByRole('main').getByRole('listitem');
    const words = 'changed how long the club keeps announcements (12 months instead of 24)';
    await expect(entries.filter({ hasText: words }).first()).toBeVisible();
  });
});
