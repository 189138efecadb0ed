import { stepTimeoutMs } from './time-limit.ts';

/** `/remotes.json`: the address of each application's manifest and of the API. */
type Addresses = Partial<Record<string, string>> & {
  /** Missing: this page's origin. `none`: there is no server, only the demo. Otherwise another origin of the same site. */
  api?: string;
};

let reading: Promise<Addresses> | null = null;

/** Read at run time, so that applications can move without a new shell. A failure is not cached. */
export const readAddresses = (): Promise<Addresses> =>
  (reading ??= fetchAddresses().catch((error: unknown) => {
    reading = null;
    throw error;
  }));

/** Makes the next `readAddresses` fetch them again, because they may have changed. */
export function forgetAddresses(): void {
  reading = null;
}

async function fetchAddresses(): Promise<Addresses> {
  const response = await fetch('/remotes.json', { cache: 'no-cache', signal: AbortSignal.timeout(stepTimeoutMs) });
  if (!response.ok) throw new Error(`remotes.json returned ${response.status}`);
  return (await response.json()) as Addresses;
}
