import { networkTransport, type Transport } from '@touchline/api-client';
import { connection } from '../connection/connection.ts';
import { isDemoPage } from './demo-mode.ts';
import { readAddresses } from './addresses.ts';

/** `chosen` on the sign-in page; `only` if there is no server. */
export type Demo = 'off' | 'chosen' | 'only';

/** Loads the demo on its first request, and again after a failure. */
const demoTransport: Transport = async (request) => (await import('./demo-club.ts')).transport(request);

let origin = '';

/** The address of a picture of the API; `path` comes from one of its responses. */
export const apiAddress = (path: string): string => origin + path;

const choice = choose();

export const demo: Promise<Demo> = choice.then((chosen) => chosen.demo);

/** Every API request goes through here: to the network or to the demo. */
export const transport: Transport = async (request) => (await choice).transport(request);

async function choose(): Promise<{ demo: Demo; transport: Transport }> {
  if (isDemoPage) return { demo: 'chosen', transport: demoTransport };
  // Without remotes.json the page's own server is the best guess.
  const { api } = await readAddresses().catch((): { api?: string } => ({}));
  if (api === 'none') return { demo: 'only', transport: demoTransport };
  origin = api ?? '';
  return { demo: 'off', transport: connection.watch(networkTransport(api)) };
}
