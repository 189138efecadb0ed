/** Numbers that look random and are the same at every start (mulberry32). */
export function randomNumbers(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** A whole number from `min` to `max`. */
  const between = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  /** Some of the items, in a random order. */
  const sample = <T>(items: readonly T[], count: number): T[] =>
    items
      .map((item) => ({ item, place: next() }))
      .sort((a, b) => a.place - b.place)
      .slice(0, count)
      .map(({ item }) => item);
  return { next, between, sample };
}
