/** Something that is being loaded, and what came of it. */
export interface Loading<Value> {
  promise: Promise<Value>;
  value?: Value;
  error?: Error;
}

/** Loads a thing once and keeps it. One that failed stays failed until it is forgotten, so that whoever waits sees the failure. */
export function keep<Key, Value>(load: (key: Key) => Promise<Value>) {
  const kept = new Map<Key, Loading<Value>>();
  return {
    get(key: Key): Loading<Value> {
      const loading = kept.get(key) ?? begin(load(key));
      kept.set(key, loading);
      return loading;
    },
    forget: (key: Key) => void kept.delete(key),
  };
}

function begin<Value>(promise: Promise<Value>): Loading<Value> {
  const loading: Loading<Value> = { promise };
  promise.then(
    (value) => {
      loading.value = value;
    },
    (error: unknown) => {
      loading.error = error instanceof Error ? error : new Error(String(error));
    },
  );
  return loading;
}
