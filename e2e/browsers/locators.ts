const quoted = (text: string): string => (text.includes('"') ? `'${text}'` : `"${text}"`);

/** Elements whose accessible name begins with the text, as far as XPath can tell. */
const named = (name: string): string => {
  const label = `starts-with(@aria-label, ${quoted(name)})`;
  return `[${label} or not(@aria-label) and starts-with(normalize-space(), ${quoted(name)})]`;
};

// XPath. Those of a part of the page are put before those of its contents: dialog('Add Event') + button('Create Event').
export const button = (name: string) => `//button[not(@role)]${named(name)}`;
export const link = (name: string) => `//a${named(name)}`;
export const heading = (name: string) => `//*[self::h1 or self::h2 or self::h3]${named(name)}`;
export const radioGroup = (name: string) => `//*[@role="radiogroup"]${named(name)}`;
export const radio = (name: string) => `//*[@role="radio"]${named(name)}`;
export const menuItem = (name: string) => `//*[@role="menuitem"]${named(name)}`;
export const group = (name: string) => `//*[@role="group"]${named(name)}`;
export const dialog = (title: string) =>
  `//*[@role="dialog" or @role="alertdialog"][.//h2[starts-with(normalize-space(), ${quoted(title)})]]`;
export const labelled = (label: string) =>
  `//*[@id = //label[normalize-space() = ${quoted(label)}]/@for or self::select[@aria-label = ${quoted(label)}]]`;
export const option = (text: string) => `//option[contains(normalize-space(), ${quoted(text)})]`;
export const choice = (label: string) => `//label[starts-with(normalize-space(), ${quoted(label)})]`;
export const text = (part: string) => `//*[text()[contains(normalize-space(), ${quoted(part)})]]`;
