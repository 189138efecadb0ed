import { type Transport } from '@touchline/api-client';
import { stepLimit } from '../loading/time-limit.ts';
import { readAddresses } from '../remotes/addresses.ts';

/** A build of a part, as its `version.json` tells. */
export interface Version {
  version: string;
  build: string;
}

/** The parts of the product, each built and deployed on its own. */
const parts = ['Shell', 'Parent app', 'Admin app', 'Server'] as const;
export type PartName = (typeof parts)[number];

/** Which build of each part is there now; null of one that cannot say. */
export async function readVersions(transport: Transport): Promise<[PartName, Version | null][]> {
  const remotes = await readAddresses().catch((): Record<string, undefined> => ({}));
  const readers: Record<PartName, () => Promise<unknown>> = {
    Shell: () => readFile(new URL('/version.json', window.location.href)),
    'Parent app': () => readBeside(remotes.parent_app),
    'Admin app': () => readBeside(remotes.admin_app),
    Server: async () => (await transport({ method: 'GET', path: '/api/health/version' })).body,
  };
  return Promise.all(
    parts.map(async (name) => {
      const found = await readers[name]().catch(() => null);
      return [name, isVersion(found) ? found : null] as [PartName, Version | null];
    }),
  );
}

/** What lies beside a manifest; nothing when nobody knows where that is. */
const readBeside = async (manifest: string | undefined): Promise<unknown> =>
  manifest ? readFile(new URL('version.json', new URL(manifest, window.location.href))) : null;

async function readFile(url: URL): Promise<unknown> {
  const answer = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(stepLimit) });
  return answer.ok ? answer.json() : null;
}

const isVersion = (value: unknown): value is Version =>
  typeof value === 'object' && value !== null && 'version' in value && 'build' in value;
