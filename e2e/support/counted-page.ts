import { type Locator, type Page } from '@playwright/test';

/** Counts what a person does on a page: clicks, and fields that are filled in or chosen. */
export class CountedPage {
  clicks = 0;
  fields = 0;

  constructor(readonly page: Page) {}

  async click(target: Locator): Promise<void> {
    await target.click();
    this.clicks++;
  }

  /** Counts as a click, as does the choice in the dialog of the system. */
  async choosesFile(picker: Locator, { name, text }: { name: string; text: string }): Promise<void> {
    await picker.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
    this.clicks += 2;
  }

  async fill(field: Locator, value: string): Promise<void> {
    await field.fill(value);
    this.fields++;
  }

  async choose(select: Locator, label: string): Promise<void> {
    await select.selectOption({ label });
    this.fields++;
  }
}
