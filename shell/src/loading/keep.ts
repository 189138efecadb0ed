/** Loads a thing once and keeps it. One that failed stays failed until it is forgotten, so that whoever waits sees the failure. */
export function keep<Key, Value>(load: (key: Key) => Promise<Value>) {
  const kept = new Map<Key, Promise<Value>>();
  return {
    get(key: Key): Promise<Value> {
      const loading = kept.get(key) ?? load(key);
      // It may be asked for ahead of time, when nobody waits yet.
      loading.catch(() => undefined);
      kept.set(key, loading);
      return loading;
    },
    forget: (key: Key) => void kept.delete(key),
  };
}
