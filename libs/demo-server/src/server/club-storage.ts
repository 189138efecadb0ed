import { type ClubData, emptyClub } from './club-data.ts';

/** `localStorage` or `memoryStorage()`. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const demoKeys = {
  /** Set by the shell while this browser is in the demo. */
  flag: 'touchline.demo',
  /** The id of the signed-in user. */
  user: 'touchline.demo.user',
  /** All data as one value, so that a change is saved as a whole or not at all. */
  club: 'touchline.demo.club',
} as const;

export const storageFailed = 'Your browser’s storage is full or turned off, so the demo can’t save changes.';

/** The storage is full or blocked, or its data is corrupt. */
export class StorageFailure extends Error {
  override name = 'StorageFailure';
}

/** The club's data; an empty storage is filled with the sample club first. */
export function readClub(storage: KeyValueStorage, sample: () => ClubData): ClubData {
  const text = guarded(() => storage.getItem(demoKeys.club));
  // Data saved by an older version lacks the lists that were added since.
  if (text !== null) return { ...emptyClub(), ...guarded(() => JSON.parse(text) as ClubData) };
  const data = sample();
  writeClub(storage, data);
  return data;
}

export const writeClub = (storage: KeyValueStorage, data: ClubData): void =>
  guarded(() => storage.setItem(demoKeys.club, JSON.stringify(data)));

export interface Session {
  read: () => number | null;
  write: (userId: number | null) => void;
}

/** A session that survives a reload. */
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
