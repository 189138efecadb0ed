/** Milliseconds that each step of loading an application may take. */
export const stepLimit = 8000;

/** Something that was loading never ended, and will not end by asking again in this page. */
export class HangingError extends Error {}

/** Gives up on what takes longer than all steps of loading together. */
export function withinTime<Value>(loading: Promise<Value>, what: string): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new HangingError(`${what} does not come`)), 3 * stepLimit);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
