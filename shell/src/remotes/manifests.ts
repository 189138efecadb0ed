import { stepTimeoutMs } from '../transport/time-limit.ts';

/** The last text of each manifest by its address. */
const texts = new Map<string, string>();

/** Fetches a manifest, revalidating the cache because it names the scripts of the newest build. */
export async function fetchManifest(url: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, { ...init, cache: 'no-cache', signal: AbortSignal.timeout(stepTimeoutMs) });
  if (response.ok) texts.set(url, await response.clone().text());
  return response;
}

/** True if an application was deployed again since this page loaded it; its old files may be gone then. */
export async function isReplaced(url: string): Promise<boolean> {
  const before = texts.get(url);
  const now = await fetchManifest(url).catch(() => null);
  return Boolean(now?.ok) && before !== undefined && before !== texts.get(url);
}

/** Retries per application. The number makes a new address, because browsers remember a failed one. */
const counts = new Map<string, number>();

export const countRetry = (name: string): void => void counts.set(name, retriesOf(name) + 1);

export const retriesOf = (name: string): number => counts.get(name) ?? 0;
