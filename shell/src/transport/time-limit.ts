/** The time limit of each step of loading an application. */
export const stepTimeoutMs = 8000;

/** A load exceeded its time limit. Asking again in the same page would wait for the same promise. */
export class HangingError extends Error {}

/** Rejects when loading takes longer than all its steps may take together. */
export function withinTime<Value>(loading: Promise<Value>, what: string): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new HangingError(`${what} did not load in time`)), 3 * stepTimeoutMs);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
