/** Where the demo begins in this browser's storage; `touchline.demo` alone is the flag that switches it on. */
export const demoPrefix = 'touchline.demo';
const userKey = `${demoPrefix}.user`;

/** Is this page one of the demo? Said once, when the page is loaded: who goes in or out loads it anew. */
export const isDemoPage: boolean = isSwitchedOn();

function isSwitchedOn(): boolean {
  try {
    return localStorage.getItem(demoPrefix) !== null;
  } catch {
    return false;
  }
}

/** Switches the demo off, from the next page on. What was done in it stays for the next time. */
export function leaveDemo(): void {
  localStorage.removeItem(demoPrefix);
  localStorage.removeItem(userKey);
}
