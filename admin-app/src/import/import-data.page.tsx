import { Page, paths, useSearchParam } from '@touchline/app-core';
import { importTypes, isImportType } from '@touchline/domain';
import { Breadcrumb, Card, Stack, Tabs, Text } from '@touchline/ui';
import { ExportPanel } from '../data-export/export.panel.tsx';
import { ImportSteps } from './import-steps.tsx';
import { importTexts } from './import-texts.ts';
import { ImportPanel } from './import.panel.tsx';

const crumbs = [{ label: 'Home', to: paths.dashboard }, { label: 'Admin' }, { label: 'Import Data' }];
const tabs = importTypes.map((value) => ({ value, label: importTexts[value].label }));

export default function ImportDataPage() {
  const [typeParam, setType] = useSearchParam('type', importTypes[0]);
  const type = isImportType(typeParam) ? typeParam : importTypes[0];
  return (
    <Page title="Import Data" intro={<Breadcrumb items={crumbs} />}>
      <Stack gap="l">
        <ImportSteps />
        <Tabs label="What to import" tabs={tabs} value={type} onChange={setType}>
          {/* All panels stay mounted, so that a change of tabs loses neither a running import nor its results. */}
          {importTypes.map((each) => (
            <div key={each} hidden={each !== type}>
              <ImportPanel type={each} />
            </div>
          ))}
        </Tabs>
        <ImportNotes />
        <ExportPanel />
      </Stack>
    </Page>
  );
}

const notes = [
  'Upload only CSV files with headers in the first line.',
  'Leagues must exist before importing teams.',
  'Team and child must exist before importing team members.',
  'Teams must exist before importing fixtures.',
];

const ImportNotes = () => (
  <Card as="section" level={2} look="quiet" title="Notes">
    <Stack as="ul" gap="xxs">
      {notes.map((note) => (
        <li key={note}>
          <Text size="secondary">{note}</Text>
        </li>
      ))}
    </Stack>
  </Card>
);
