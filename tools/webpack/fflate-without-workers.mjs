// @ts-check
import { unzipSync, zipSync } from 'fflate/browser';

// fflate packs and unpacks larger files in workers, which the Content-Security-Policy of our pages forbids (`worker-src 'none'`): the
// promise would stay open. So these do it at once.

export * from 'fflate/browser';

/** `zip` of fflate. @param {any[]} given */
export const zip = (...given) => settled(given, zipSync);

/** `unzip` of fflate. @param {any[]} given */
export const unzip = (...given) => settled(given, unzipSync);

const nothingToStop = () => undefined;

/**
 * Calls back with the result, or with what was thrown. The last argument is the callback; the options before it are optional.
 * @param {any[]} given
 * @param {(data: any, options?: any) => any} work
 */
function settled(given, work) {
  const [data, options] = given.slice(0, -1);
  const done = given.at(-1);
  let result;
  try {
    result = work(data, options);
  } catch (error) {
    done(error);
    return nothingToStop;
  }
  done(null, result);
  return nothingToStop;
}
