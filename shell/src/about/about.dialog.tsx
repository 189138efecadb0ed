import { Alert, Dialog, Facts, Mark, Spinner, Stack, Text } from '@touchline/ui';
import { useEffect, useState } from 'react';
import { transport } from '../transport/transport.ts';
import { type PartName, readVersions, type Version } from './versions.ts';

/** The build hash of the running shell. */
declare const __webpack_hash__: string;

export default function AboutDialog({ onClose }: { onClose: () => void }) {
  const [versions, setVersions] = useState<[PartName, Version | null][] | null>(null);
  useEffect(() => void readVersions(transport).then(setVersions), []);
  return (
    <Dialog title="About Touchline" onClose={onClose}>
      <Stack>
        <Mark size={48} />
        <Text>Touchline runs youth football clubs. MIT licence.</Text>
        {versions ? (
          <Facts items={versions.map(([label, version]) => ({ label, value: inWords(version) }))} />
        ) : (
          <Spinner />
        )}
        {versions?.some(isNewerShell) && (
          <Alert tone="info" action="Load the new version" onAction={() => window.location.reload()}>
            A newer version of this page is available.
          </Alert>
        )}
      </Stack>
    </Dialog>
  );
}

const inWords = (version: Version | null): string =>
  version ? `${version.version}, build ${version.build}` : 'Not available';

const isNewerShell = ([name, version]: [PartName, Version | null]): boolean =>
  name === 'Shell' && version !== null && !__webpack_hash__.startsWith(version.build);
