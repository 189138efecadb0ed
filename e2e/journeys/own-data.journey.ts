import { readFile } from 'node:fs/promises';
import { createFamily } from '../support/club-data.ts';
import { expect, expectSound, expectToast, journey, signIn } from '../support/journey.ts';

journey('a parent downloads the own data, without that of another family', async ({ page }) => {
  const family = await createFamily('Mia');
  const other = await createFamily('Leo');
  await signIn(page, family.email, '/profile');
  await page.getByRole('button', { name: 'Download My Data…' }).click();
  const dialog = page.getByRole('dialog');
  await expectSound(page);
  await dialog.getByLabel('Current Password', { exact: true }).fill('touchline');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^touchline-\d{4}-\d\d-\d\d\.html$/);
  await expectToast(page, 'File downloaded');
  const html = await readFile(await file.path(), 'utf8');
  expect(html).toContain(family.children[0]!.name);
  expect(html).toContain(family.email);
  expect(html).not.toContain(other.children[0]!.name);
  expect(html).not.toContain(other.email);
});
