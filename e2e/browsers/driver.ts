export interface Size {
  width: number;
  height: number;
}

/** The commands of W3C WebDriver that the journeys use, and how they are sent over HTTP. */
export const commands = {
  Navigate: 'POST url',
  Back: 'POST back',
  Refresh: 'POST refresh',
  GetCurrentURL: 'GET url',
  GetTitle: 'GET title',
  FindElements: 'POST elements',
  ElementClick: 'POST element/{id}/click',
  ElementClear: 'POST element/{id}/clear',
  ElementSendKeys: 'POST element/{id}/value',
  GetElementAttribute: 'GET element/{id}/attribute/{name}',
  GetElementProperty: 'GET element/{id}/property/{name}',
  IsElementDisplayed: 'GET element/{id}/displayed',
  SetWindowRect: 'POST window/rect',
  ExecuteScript: 'POST execute/sync',
  TakeScreenshot: 'GET screenshot',
} as const;

export type Command = keyof typeof commands;

/** A browser with one window. */
export interface Driver {
  send: (command: Command, parameters?: Record<string, unknown>) => Promise<any>;
  /** Gives the page this size, without the browser's own bars. */
  resize: (size: Size) => Promise<void>;
  /** Types a date, `yyyy-MM-dd`, or a time, `HH:mm`, into an empty field. */
  typeDate: (id: string, value: string) => Promise<void>;
  /** What the page has complained about since the last call: script errors and violations of the content security policy. */
  complaints: () => Promise<string[]>;
}

/** Starts a browser with a new profile. */
export type Launch = (size: Size) => Promise<Driver>;
