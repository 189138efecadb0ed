import { networkTransport, type Transport } from '@touchline/api-client';
import { isDemoPage } from './demo/demo-mode.ts';
import { readAddresses } from './remotes/addresses.ts';

/** `chosen` by somebody on the sign-in page, or `only`: this copy of the front ends has no server. */
export type Demo = 'off' | 'chosen' | 'only';

/** A club in this browser, whose code real users never load; loaded again when it could not be. */
const demoTransport: Transport = async (request) => (await import('./demo/demo-club.ts')).transport(request);

const choice = choose();

/** Does the demo answer here? */
export const demo: Promise<Demo> = choice.then((chosen) => chosen.demo);

/** Who answers the API's calls: the one place that chooses. */
export const transport: Transport = async (request) => (await choice).transport(request);

async function choose(): Promise<{ demo: Demo; transport: Transport }> {
  if (isDemoPage) return { demo: 'chosen', transport: demoTransport };
  // Without an answer there is most likely a server like everywhere; and if not, that shows.
  const { api } = await readAddresses().catch((): { api?: string } => ({}));
  if (api === 'none') return { demo: 'only', transport: demoTransport };
  return { demo: 'off', transport: networkTransport(api) };
}
