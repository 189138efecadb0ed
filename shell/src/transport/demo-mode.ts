/** The prefix of the demo's keys in localStorage; `touchline.demo` itself is the flag that switches it on. */
export const demoPrefix = 'touchline.demo';
const userKey = `${demoPrefix}.user`;

/** True if this page is part of the demo. Constant, because entering and leaving reload the page. */
export const isDemoPage: boolean = isSwitchedOn();

function isSwitchedOn(): boolean {
  try {
    return localStorage.getItem(demoPrefix) !== null;
  } catch {
    return false;
  }
}

/** Switches the demo off from the next page load; its data is kept. */
export function leaveDemo(): void {
  localStorage.removeItem(demoPrefix);
  localStorage.removeItem(userKey);
}
