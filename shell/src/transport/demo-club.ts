import { createDemoServer, demoKeys, type DemoRole, storageFailed } from '@touchline/demo-server';

// A chunk of its own, which only the demo loads.

/** Accesses localStorage lazily, because the property itself throws where storage is disabled. */
const storage = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, value: string) => localStorage.setItem(key, value),
  removeItem: (key: string) => localStorage.removeItem(key),
};

const club = createDemoServer({ storage, duplicatesCanBeClaimed: true });

export const { transport } = club;

/** Switches the demo on with a user of this role from the next page load. Returns an error message or null. */
export const enter = (role: DemoRole): string | null =>
  attempt(() => {
    club.enter(role);
    storage.setItem(demoKeys.flag, 'on');
  });

/** Restores the sample club from the next page load. Returns an error message or null. */
export const startOver = (): string | null => attempt(club.startOver);

function attempt(change: () => void): string | null {
  try {
    change();
    return null;
  } catch {
    return storageFailed;
  }
}
