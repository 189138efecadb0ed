import { type Transport } from '@touchline/api-client';
import { stepTimeoutMs } from '../transport/time-limit.ts';
import { readAddresses } from '../transport/addresses.ts';

/** The content of a `version.json`. */
export interface Version {
  version: string;
  build: string;
}

/** The separately deployed parts of the product. */
const parts = ['Shell', 'Parent app', 'Admin app', 'Server'] as const;
export type PartName = (typeof parts)[number];

/** The deployed version of each part, null where it cannot be read. */
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

/** The version.json beside a manifest. */
const readBeside = async (manifest: string | undefined): Promise<unknown> =>
  manifest ? readFile(new URL('version.json', new URL(manifest, window.location.href))) : null;

async function readFile(url: URL): Promise<unknown> {
  const response = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(stepTimeoutMs) });
  return response.ok ? response.json() : null;
}

const isVersion = (value: unknown): value is Version =>
  typeof value === 'object' && value !== null && 'version' in value && 'build' in value;
