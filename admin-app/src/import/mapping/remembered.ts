import {
  type DateOrder,
  datesIn,
  type ImportType,
  latestEventYear,
  type Mapping,
  type Reading,
} from '@touchline/domain';

/** What was chosen for a header, by the names of its columns, which may stand in another order next time. */
interface Remembered {
  type: ImportType;
  names: string[];
  mapping: Record<string, string[]>;
  orders: Partial<Record<string, DateOrder | null>>;
}

// The shell keeps it on sign-out, because clubs import a file a few times a year.
const key = 'touchline.importColumns';
const most = 30;

/** What was chosen when a file with the same columns was imported; null if none was. */
export function recalled(type: ImportType, names: readonly string[]): Pick<Reading, 'mapping' | 'orders'> | null {
  const found = all().find((each) => isOf(each, type, names));
  if (!found) return null;
  const places = Object.entries(found.mapping).map(([column, chosen]) => [
    column,
    chosen.map((name) => names.indexOf(name)),
  ]);
  return { mapping: Object.fromEntries(places) as Mapping, orders: found.orders };
}

/** Keeps a choice for the next file with the same columns, and forgets the oldest of many. */
export function remember(
  type: ImportType,
  names: readonly string[],
  { mapping, orders }: Pick<Reading, 'mapping' | 'orders'>,
): void {
  if (names.some(isOfPerson)) return;
  const chosen = Object.entries(mapping).map(([column, places]) => [column, places!.map((at) => names[at]!)]);
  const newest = { type, names: [...names], mapping: Object.fromEntries(chosen) as Remembered['mapping'], orders };
  save([newest, ...all().filter((each) => !isOf(each, type, names))].slice(0, most));
}

/** Goes back to what the names of the columns say. */
export const forget = (type: ImportType, names: readonly string[]): void =>
  save(all().filter((each) => !isOf(each, type, names)));

/** A row of the table that was taken for its header stays in no browser. */
function isOfPerson(name: string): boolean {
  const { dmy, mdy } = datesIn(name, latestEventYear);
  return name.includes('@') || dmy !== null || mdy !== null;
}

const isOf = (each: Remembered, type: ImportType, names: readonly string[]) =>
  each.type === type && each.names.toSorted().join('\n') === names.toSorted().join('\n');

function all(): Remembered[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRemembered) : [];
  } catch {
    return [];
  }
}

/** Another version of the page may have stored something else. */
const isRemembered = (stored: Partial<Remembered> | null): stored is Remembered =>
  Array.isArray(stored?.names) && typeof stored.mapping === 'object' && typeof stored.orders === 'object';

function save(choices: readonly Remembered[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(choices));
  } catch {
    // Without storage, the columns are chosen again next time.
  }
}
