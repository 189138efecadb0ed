import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Size } from './driver.ts';
import { text } from './locators.ts';
import { type Page } from './page.ts';

/** A person's way through the product. */
export interface Journey {
  name: string;
  size: Size;
  walk: (walk: Walk) => Promise<void>;
}

interface Walk {
  page: Page;
  /** Does something, then checks that the page is sound. The journey ends at the first step that fails. */
  step: (what: string, action: () => Promise<void>) => Promise<void>;
  /** Tells apart what the same journey creates in several browsers. */
  browser: string;
}

interface Options {
  browser: string;
  page: Page;
  /** Where to keep a picture of every step. */
  screenshots?: string;
}

export const counts = { passed: 0, failed: 0 };
const failures = fileURLToPath(new URL('../.test-results/browsers', import.meta.url));
class Ended extends Error {}

/** Walks a journey, prints its steps and counts them. */
export async function walk({ name, walk: go }: Journey, { browser, page, screenshots }: Options): Promise<void> {
  let number = 0;
  const keep = async (folder: string) => {
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `${browser}-${name}-${String(number).padStart(2, '0')}.png`.toLowerCase());
    writeFileSync(file, await page.screenshot());
    return file;
  };
  const step: Walk['step'] = async (what, action) => {
    number++;
    try {
      await action();
      await expectSound(page);
      if (screenshots) await keep(screenshots);
      counts.passed++;
      console.log(`  ok      ${what}`);
    } catch (error) {
      counts.failed++;
      console.log(`  FAILED  ${what}: ${error instanceof Error ? error.message : String(error)}`);
      const file = await keep(screenshots ?? failures).catch(() => 'none');
      console.log(`          screenshot: ${file}`);
      throw new Ended();
    }
  };
  await go({ page, step, browser }).catch((error: unknown) => {
    if (!(error instanceof Ended)) throw error;
  });
}

const panels = ['Not available right now', 'could not be loaded', 'Something went wrong', 'longer than usual'];

/** Expects no error panel, no sideways scrolling, and no complaint in the console. */
async function expectSound(page: Page): Promise<void> {
  for (const panel of panels) await page.seeNo(text(panel));
  const [wide, width] = [await page.property('//html', 'scrollWidth'), await page.property('//html', 'clientWidth')];
  if (wide > width) throw new Error(`The page is ${wide} px wide, ${wide - width} px wider than the window`);
  const complaints = await page.driver.complaints();
  if (complaints.length > 0) throw new Error(`The console says: ${complaints.join(' | ')}`);
}
