import { type ClubData, emptyClub } from './club-data.ts';

/** Where the club is kept: `localStorage`, or memory. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The keys that the demo uses in its storage. */
export const demoKeys = {
  /** That this browser is in the demo: kept by whoever switches it on. */
  flag: 'touchline.demo',
  /** The id of who is signed in. */
  user: 'touchline.demo.user',
  /** All data, as one value: a change is kept as a whole or not at all. */
  club: 'touchline.demo.club',
} as const;

/** What people read when the demo cannot keep its club. */
export const storageFailed = 'Your browser’s storage is full or turned off, so the demo can’t save changes.';

/** The storage is full, blocked, or holds what is not ours. */
export class StorageFailure extends Error {
  override name = 'StorageFailure';
}

/** The club's data, filled once when there is nothing yet. */
export function readClub(storage: KeyValueStorage, sample: () => ClubData): ClubData {
  const text = guarded(() => storage.getItem(demoKeys.club));
  // The lists that a newer version has added are missing in what an older one has kept.
  if (text !== null) return { ...emptyClub(), ...guarded(() => JSON.parse(text) as ClubData) };
  const data = sample();
  writeClub(storage, data);
  return data;
}

export const writeClub = (storage: KeyValueStorage, data: ClubData): void =>
  guarded(() => storage.setItem(demoKeys.club, JSON.stringify(data)));

/** Who is signed in, in one browser. */
export interface Session {
  read: () => number | null;
  write: (userId: number | null) => void;
}

/** A session that a reload keeps. */
export const storedSession = (storage: KeyValueStorage): Session => ({
  read: () => guarded(() => Number(storage.getItem(demoKeys.user)) || null),
  write: (userId) =>
    guarded(() =>
      userId === null ? storage.removeItem(demoKeys.user) : storage.setItem(demoKeys.user, String(userId)),
    ),
});

export function passingSession(userId: number | null): Session {
  return { read: () => userId, write: (next) => void (userId = next) };
}

/** A storage that ends with the page. */
export function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

function guarded<Result>(access: () => Result): Result {
  try {
    return access();
  } catch (cause) {
    throw new StorageFailure(storageFailed, { cause });
  }
}
