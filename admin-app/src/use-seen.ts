import { useState } from 'react';

/**
 * Every item seen so far, by its key, because a search replaces the list from which an item was selected. `items` must keep its
 * identity between renders.
 */
export function useSeen<Key, Item>(
  items: readonly Item[] | undefined,
  keyOf: (item: Item) => Key,
): ReadonlyMap<Key, Item> {
  const [latest, setLatest] = useState<readonly Item[]>();
  const [seen, setSeen] = useState<ReadonlyMap<Key, Item>>(new Map());
  if (!items || items === latest) return seen;
  const next = new Map([...seen, ...items.map((item) => [keyOf(item), item] as const)]);
  setLatest(items);
  setSeen(next);
  return next;
}
