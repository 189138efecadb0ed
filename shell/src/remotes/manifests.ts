import { stepLimit } from '../loading/time-limit.ts';

/** Each manifest as this page has read it, by its address. */
const read = new Map<string, string>();

/** Fetches a manifest and keeps what it said. It names the scripts of the newest build, so it is never taken from the cache unasked. */
export async function fetchManifest(url: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(url, { ...init, cache: 'no-cache', signal: AbortSignal.timeout(stepLimit) });
  if (answer.ok) read.set(url, await answer.clone().text());
  return answer;
}

/** Was an application built anew since this page has loaded it? Then the files of its old build may be gone. */
export async function isReplaced(url: string): Promise<boolean> {
  const before = read.get(url);
  const now = await fetchManifest(url).catch(() => null);
  return Boolean(now?.ok) && before !== undefined && before !== read.get(url);
}
