import { type Page } from '@playwright/test';
import { expect, expectSound, expectToast, journey, signIn, watchPolicy } from '../support/journey.ts';
import { startServer } from '../support/server.ts';

/** Draws a picture in the browser, as a file of this type. */
async function picture(page: Page, type: string, { width, height } = { width: 1500, height: 1000 }) {
  const address = await page.evaluate(
    ([kind, wide, high]) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [wide, high];
      const context = canvas.getContext('2d')!;
      context.fillStyle = 'crimson';
      context.fillRect(0, 0, wide / 2, high);
      return canvas.toDataURL(kind);
    },
    [type, width, height] as const,
  );
  return { name: 'Our crest.jpg', mimeType: type, buffer: Buffer.from(address.split(',')[1]!, 'base64') };
}

const tokenOf = (page: Page, token: string) =>
  page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim(), token);

journey(
  'an admin gives the club its crest and colour, and visitors see them',
  { tag: '@desktop' },
  async ({ browser, viewport }) => {
    // A club of its own, because all other journeys share one.
    const server = await startServer();
    const context = await browser.newContext({ baseURL: server.url, viewport });
    const violations = watchPolicy(context, [server.url]);
    try {
      const page = await context.newPage();
      await signIn(page, 'admin@touchline.example', '/admin/club');
      await page.getByLabel('Choose a picture').setInputFiles(await picture(page, 'image/jpeg'));
      await expect(page.getByText('Not saved yet.')).toBeVisible();
      await page.getByRole('button', { name: 'Save crest' }).click();
      await expectToast(page, 'Crest saved');
      await expect(page.getByRole('button', { name: 'Remove crest' })).toBeVisible();

      await page.getByLabel('Colour (optional)').fill('#ffffff');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText(/This colour is too light/).first()).toBeVisible();
      await page.getByLabel('Colour (optional)').fill('#6cabdd');
      await page.getByLabel('Name', { exact: true }).fill('Harbour United');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expectToast(page, 'Club saved');
      await expect.poll(() => tokenOf(page, '--ui-color-panel')).toBe('#6cabdd');
      await expectSound(page);

      const outside = await browser.newContext({ baseURL: server.url, viewport });
      const visitor = await outside.newPage();
      await visitor.goto('/auth');
      await expect(visitor.getByRole('heading', { level: 1, name: 'Harbour United' })).toBeVisible();
      const crest = visitor.locator('main img');
      // Smaller than the picture that was chosen, in its proportions.
      expect(
        await crest.evaluate((image: HTMLImageElement) =>
          image.decode().then(() => [image.naturalWidth, image.naturalHeight]),
        ),
      ).toEqual([512, 341]);
      expect(await visitor.locator('link[rel=icon]').getAttribute('href')).toMatch(/^\/api\/club\/crest\?v=/);
      expect(await tokenOf(visitor, '--ui-color-panel')).toBe('#6cabdd');
      // Readable as text, so darker than the club's colour.
      expect(await tokenOf(visitor, '--ui-color-brand')).not.toBe('#6cabdd');
      await expectSound(visitor);
      await visitor.emulateMedia({ colorScheme: 'dark' });
      expect(await tokenOf(visitor, '--ui-color-brand')).toBe('#6cabdd');
      await expectSound(visitor);
      expect(await visitor.getByRole('button', { name: 'Sign In', exact: true }).isVisible()).toBe(true);

      await page.getByLabel('Colour (optional)').fill('#b3121d');
      const save = page.getByRole('button', { name: 'Save', exact: true });
      await save.click();
      await expect.poll(() => tokenOf(page, '--ui-color-panel')).toBe('#b3121d');
      // In a red club, too, what saves does not look like what deletes, nor the focus like an error.
      expect(await tokenOf(page, '--ui-color-focus')).toBe('#1b5a9e');
      const removeCrest = page.getByRole('button', { name: 'Remove crest' });
      await expect(removeCrest).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      // What is saved cannot be saved again, and looks so.
      await page.getByLabel('Colour (optional)').fill('#b3121e');
      await expect(save).toHaveCSS('background-color', 'rgb(20, 32, 25)');
      await page.getByLabel('Colour (optional)').fill('#b3121d');
      await removeCrest.click();
      const remove = page.getByRole('alertdialog').getByRole('button', { name: 'Remove' });
      await expect(remove).toHaveCSS('background-color', 'rgb(176, 36, 28)');
      await remove.click();
      await expectToast(page, 'Crest removed');
      await visitor.reload();
      await expect(visitor.locator('main img')).toHaveCount(0);
      expect(violations).toEqual([]);
      await outside.close();
    } finally {
      await context.close();
      await server.stop();
    }
  },
);

journey('a file that is no picture is refused with a sentence', async ({ page }) => {
  await signIn(page, 'admin@touchline.example', '/admin/club');
  const buffer = Buffer.from('%PDF-1.7');
  await page.getByLabel('Choose a picture').setInputFiles({ name: 'crest.png', mimeType: 'image/png', buffer });
  await expect(
    page.getByText('This file is not a picture your browser can open. Please choose a PNG or JPEG.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save crest' })).toHaveCount(0);
});

journey('the sign-in form is in view on a phone without scrolling', async ({ page }) => {
  await page.goto('/auth');
  const button = page.getByRole('button', { name: 'Sign In', exact: true });
  await expect(button).toBeVisible();
  const box = (await button.boundingBox())!;
  expect(box.y + box.height).toBeLessThan(page.viewportSize()!.height);
});
