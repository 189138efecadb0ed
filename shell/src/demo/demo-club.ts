import { createDemoServer, demoKeys, type DemoRole, storageFailed } from '@touchline/demo-server';

// A chunk of its own: whoever uses the product for real never loads it.

/** This browser's storage; to ask for it at all throws where it is switched off. */
const storage = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, value: string) => localStorage.setItem(key, value),
  removeItem: (key: string) => localStorage.removeItem(key),
};

const club = createDemoServer({ storage, duplicatesCanBeClaimed: true });

/** The club that this browser keeps answers. */
export const { transport } = club;

/** Switches the demo on and signs somebody of this role in, from the next page on. Answers what stands in the way, or null. */
export const enter = (role: DemoRole): string | null =>
  attempt(() => {
    club.enter(role);
    storage.setItem(demoKeys.flag, 'on');
  });

/** Makes it the sample club again, from the next page on. Answers what stands in the way, or null. */
export const startOver = (): string | null => attempt(club.startOver);

function attempt(change: () => void): string | null {
  try {
    change();
    return null;
  } catch {
    return storageFailed;
  }
}
