import { lazyPart } from '@touchline/app-core';
import { type ExportType, exportTypes } from '@touchline/domain';
import { Card, IconButton, List, ListRow, Stack, Text } from '@touchline/ui';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { exportTexts } from './export-texts.ts';

const ExportDialog = lazyPart(() => import('./export-data.dialog.tsx'));

/** The lists of the club, each to be downloaded. */
export function ExportPanel() {
  const [type, setType] = useState<ExportType | null>(null);
  return (
    <Card as="section" level={2} title="Export Data">
      <Stack>
        <Text muted>
          Download the lists of your club as CSV or Excel files. They have the columns of the import, which skips the
          rows that are already there. Archived teams are left out.
        </Text>
        <List label="Lists to export">
          {exportTypes.map((each) => (
            <li key={each}>
              <ExportRow type={each} onDownload={() => setType(each)} />
            </li>
          ))}
        </List>
      </Stack>
      {type && <ExportDialog type={type} onClose={() => setType(null)} />}
    </Card>
  );
}

function ExportRow({ type, onDownload }: { type: ExportType; onDownload: () => void }) {
  const { label, description } = exportTexts[type];
  return (
    <ListRow
      title={label}
      details={<Text size="secondary">{description}</Text>}
      aside={<IconButton icon={Download} label={`Download ${label}`} onClick={onDownload} />}
    />
  );
}
