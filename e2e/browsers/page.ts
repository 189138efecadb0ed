import { type Driver } from './driver.ts';
import { option } from './locators.ts';
import { until } from './processes.ts';

/** Marks an element in the arguments of a script. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** What a person does and sees in a browser. Every action waits for its element. */
export class Page {
  constructor(
    readonly driver: Driver,
    private readonly origin: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.driver.send('Navigate', { url: this.origin + path });
  }

  async back(): Promise<void> {
    await this.driver.send('Back');
  }

  async reload(): Promise<void> {
    await this.driver.send('Refresh');
  }

  /** Waits for an element that is displayed, and returns its id. */
  see(locator: string): Promise<string> {
    return until(() => this.find(locator), `Not to be seen: ${locator}`);
  }

  /** Waits until no such element is displayed. */
  async seeNo(locator: string): Promise<void> {
    await until(async () => ((await this.find(locator)) ? undefined : true), `Still to be seen: ${locator}`);
  }

  async seePath(path: string): Promise<void> {
    await until(async () => {
      const { pathname } = new URL(await this.driver.send('GetCurrentURL'));
      return pathname === path || undefined;
    }, `The address is not ${path}`);
  }

  async seeTitle(title: string): Promise<void> {
    await until(async () => (await this.driver.send('GetTitle')).startsWith(title) || undefined, `Title: ${title}`);
  }

  /** Clicks an element, again if something was passing over it. */
  async click(locator: string): Promise<void> {
    await until(async () => {
      await this.driver.send('ElementClick', { id: await this.reach(locator) });
      return true;
    }, `Cannot be clicked: ${locator}`);
  }

  /** Chooses the first option of a select that contains the text. */
  async choose(locator: string, part: string): Promise<void> {
    await until(async () => {
      await this.reach(locator);
      await this.driver.send('ElementClick', { id: await this.see(locator + option(part)) });
      return true;
    }, `${part} cannot be chosen: ${locator}`);
  }

  /** Replaces the contents of a text field. */
  async fill(locator: string, value: string): Promise<void> {
    const id = await this.see(locator);
    await this.driver.send('ElementClear', { id });
    await this.driver.send('ElementSendKeys', { id, text: value });
    await this.seeValue(locator, value);
  }

  /** Types a date, `yyyy-MM-dd`, or a time, `HH:mm`. */
  async fillDate(locator: string, value: string): Promise<void> {
    const id = await this.see(locator);
    await this.driver.send('ElementClear', { id });
    await this.driver.typeDate(id, value);
    await this.seeValue(locator, value);
  }

  async attribute(locator: string, name: string): Promise<string | null> {
    return this.driver.send('GetElementAttribute', { id: await this.see(locator), name });
  }

  async seeAttribute(locator: string, name: string, value: string): Promise<void> {
    await until(
      async () => (await this.attribute(locator, name)) === value || undefined,
      `${locator}: ${name} is not ${value}`,
    );
  }

  async property(locator: string, name: string): Promise<any> {
    return this.driver.send('GetElementProperty', { id: await this.see(locator), name });
  }

  async seeValue(locator: string, value: string): Promise<void> {
    await until(
      async () => (await this.property(locator, 'value')) === value || undefined,
      `${locator} is not ${value}`,
    );
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.driver.send('TakeScreenshot', { full: false }), 'base64');
  }

  /** Scrolls an element out from under the bars at the edges, as a person does. */
  private async reach(locator: string): Promise<string> {
    const id = await this.see(locator);
    const script = "arguments[0].scrollIntoView({ block: 'center' });";
    await this.driver.send('ExecuteScript', { script, args: [{ [elementKey]: id }] });
    return id;
  }

  private async find(locator: string): Promise<string | undefined> {
    const found: object[] = await this.driver.send('FindElements', { using: 'xpath', value: locator });
    for (const element of found) {
      const id = Object.values(element)[0] as string;
      if (await this.driver.send('IsElementDisplayed', { id })) return id;
    }
    return undefined;
  }
}
