import { useEffect, useReducer } from 'react';

/** A promise with its outcome, which can be read synchronously. */
interface Resource<Value> {
  promise: Promise<Value>;
  value?: Value;
  error?: Error;
}

/** Loads each resource once. A failed one stays failed until `forget`, so that all who wait for it see the failure. */
export function resourceCache<Key, Value>(load: (key: Key) => Promise<Value>) {
  const resources = new Map<Key, Resource<Value>>();
  return {
    get(key: Key): Resource<Value> {
      const resource = resources.get(key) ?? toResource(load(key));
      resources.set(key, resource);
      return resource;
    },
    forget: (key: Key) => void resources.delete(key),
  };
}

function toResource<Value>(promise: Promise<Value>): Resource<Value> {
  const resource: Resource<Value> = { promise };
  promise.then(
    (value) => {
      resource.value = value;
    },
    (error: unknown) => {
      resource.error = error instanceof Error ? error : new Error(String(error));
    },
  );
  return resource;
}

/**
 * The value of a resource, undefined while it loads; a failure is thrown to the error boundary. Not React's `use`, because
 * Suspense shows each fallback for at least 300 ms, and an application and its page load one after the other.
 */
export function useResource<Value>(resource: Resource<Value>): Value | undefined {
  const [, rerender] = useReducer((renders: number) => renders + 1, 0);
  useEffect(() => {
    let isWaiting = true;
    const settled = () => {
      if (isWaiting) rerender();
    };
    resource.promise.then(settled, settled);
    return () => {
      isWaiting = false;
    };
  }, [resource]);
  if (resource.error !== undefined) throw resource.error;
  return resource.value;
}
