import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, expectSoundAsIs, journey } from '../support/journey.ts';
import { freePort } from '../support/server.ts';
import { desktop, phone } from '../support/viewports.ts';

/** Overlays of the gallery: the button, and the role and name of what it opens. */
const opens: [button: string, role: 'dialog' | 'alertdialog' | 'menu', name: string][] = [
  ['Dialog', 'dialog', 'Edit it'],
  ['Long dialog', 'dialog', 'Edit it'],
  ['Confirm', 'alertdialog', 'Delete Riverside?'],
  ['Slide-out', 'dialog', 'Menu'],
  ['Filter', 'dialog', 'Filter'],
  ['Actions for Ana Brook', 'menu', 'Actions for Ana Brook'],
];

const galleryJourney = journey.extend<object, { gallery: string }>({
  gallery: [
    async ({}, use) => {
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const served = spawn('node', [script], { env: { ...process.env, PORT: String(port) }, stdio: 'ignore' });
      await expect.poll(() => isServed(`${url}/gallery.js`), { timeout: 60_000 }).toBe(true);
      await use(url);
      served.kill();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ gallery }, use) => use(gallery),
});

// In sequence and in one project, so that the gallery is built once.
galleryJourney.describe.configure({ mode: 'default' });

const script = fileURLToPath(new URL('../../libs/ui/gallery/serve.mjs', import.meta.url));
const isServed = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

for (const section of ['parts', 'fields', 'lists', 'frame']) {
  galleryJourney(`the gallery of ${section} is accessible in both themes on phone and desktop`, async ({ page }) => {
    await page.goto(`/#${section}`);
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expectSoundAsIs(page);
    }
  });
}

for (const [device, colorScheme, viewport] of [
  ['phone', 'light', phone],
  ['phone', 'dark', phone],
  ['desktop', 'light', desktop],
] as const) {
  galleryJourney(
    `what opens in the gallery fits a ${device}, closes by Escape and is accessible in the ${colorScheme} theme`,
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await page.goto('/#what');
      for (const [button, role, name] of opens) {
        await page.getByRole('button', { name: button, exact: true }).first().click();
        const panel = page.getByRole(role, { name });
        await expect(panel).toBeVisible();
        if (button !== 'Slide-out')
          expect((await panel.boundingBox())!.height).toBeLessThanOrEqual(0.9 * viewport.height);
        await expectSoundAsIs(page);
        await page.keyboard.press('Escape');
        await expect(panel).toBeHidden();
        if (button.endsWith('ialog')) await page.getByRole('button', { name: 'Discard' }).click();
      }

      await page.getByRole('button', { name: 'Error toast' }).first().click();
      const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
      await expect(toast).toBeVisible();
      await expectSoundAsIs(page);
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
