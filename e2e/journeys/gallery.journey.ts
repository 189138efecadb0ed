import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, expectAccessible, journey } from '../support/journey.ts';
import { freePort } from '../support/server.ts';

/** What opens in the gallery: its button, and what then stands over the page. */
const opens: [button: string, role: 'dialog' | 'alertdialog' | 'menu', name: string][] = [
  ['Dialog', 'dialog', 'Edit it'],
  ['Long dialog', 'dialog', 'Edit it'],
  ['Confirm', 'alertdialog', 'Delete Riverside?'],
  ['Slide-out', 'dialog', 'Menu'],
  ['Filter', 'dialog', 'Filter'],
  ['Actions for Ana Brook', 'menu', 'Actions for Ana Brook'],
];

const look = journey.extend<object, { gallery: string }>({
  gallery: [
    async ({}, use) => {
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const served = spawn('node', [script], { env: { ...process.env, PORT: String(port) }, stdio: 'ignore' });
      await expect.poll(() => answers(`${url}/gallery.js`), { timeout: 60_000 }).toBe(true);
      await use(url);
      served.kill();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ gallery }, use) => use(gallery),
});

// One after the other, so that the gallery is built once.
look.describe.configure({ mode: 'default' });

const script = fileURLToPath(new URL('../../libs/ui/gallery/serve.mjs', import.meta.url));
const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

for (const section of ['parts', 'fields', 'lists', 'frame']) {
  look(`axe has nothing to say about the ${section} of the design system, light and dark`, async ({ page }) => {
    await page.goto(`/#${section}`);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  look(
    `what opens is no higher than 90 % of the screen, closes by Escape and suits axe: ${colorScheme}`,
    async ({ page }) => {
      look.skip(colorScheme === 'dark' && page.viewportSize()!.width >= 768, 'Once is enough: at the width of phones');
      await page.emulateMedia({ colorScheme });
      await page.goto('/#what');
      const height = page.viewportSize()!.height;
      for (const [button, role, name] of opens) {
        await page.getByRole('button', { name: button, exact: true }).first().click();
        const panel = page.getByRole(role, { name });
        await expect(panel).toBeVisible();
        if (button !== 'Slide-out') expect((await panel.boundingBox())!.height).toBeLessThanOrEqual(0.9 * height);
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(panel).toBeHidden();
        if (button.endsWith('ialog')) await page.getByRole('button', { name: 'Discard' }).click();
      }

      await page.getByRole('button', { name: 'Error toast' }).first().click();
      const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
      await expect(toast).toBeVisible();
      await expectAccessible(page);
      const { width, x, y } = (await toast.boundingBox())!;
      expect(width).toBeLessThanOrEqual(420);
      // A swipe of 50 px to the right dismisses it.
      await page.mouse.move(x + 40, y + 20);
      await page.mouse.down();
      await page.mouse.move(x + 110, y + 20, { steps: 6 });
      await page.mouse.up();
      await expect(toast).toBeHidden();
    },
  );
}
