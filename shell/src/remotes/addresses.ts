import { stepLimit } from '../loading/time-limit.ts';

/** What `/remotes.json` says, by name: where each application's manifest is, and who answers the API. */
type Addresses = Partial<Record<string, string>> & {
  /** Missing: the server this page came from. `none`: nobody; the demo is all there is. Else another origin of this site. */
  api?: string;
};

let reading: Promise<Addresses> | null = null;

/** Where everything is, read at run time, so that it can move without a new shell. What failed is read anew. */
export const readAddresses = (): Promise<Addresses> =>
  (reading ??= fetchAddresses().catch((error: unknown) => {
    reading = null;
    throw error;
  }));

/** Has them read again: they may have moved since. */
export function forgetAddresses(): void {
  reading = null;
}

async function fetchAddresses(): Promise<Addresses> {
  const answer = await fetch('/remotes.json', { cache: 'no-cache', signal: AbortSignal.timeout(stepLimit) });
  if (!answer.ok) throw new Error(`remotes.json answers ${answer.status}`);
  return (await answer.json()) as Addresses;
}
