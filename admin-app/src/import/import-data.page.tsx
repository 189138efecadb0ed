import { Page, paths, useSearchParam } from '@touchline/app-core';
import { type ImportType, isImportType } from '@touchline/domain';
import { Breadcrumb, Card, Stack, Tabs, Text } from '@touchline/ui';
import { ExportPanel } from '../data-export/export.panel.tsx';
import { ImportSteps } from './import-steps.tsx';
import { importTexts } from './import-texts.ts';
import { ImportPanel } from './import.panel.tsx';
import { RecentImportsSection } from './undo/recent-imports.section.tsx';
import { useSharedSource } from './use-shared-source.ts';

const crumbs = [{ label: 'Home', to: paths.dashboard }, { label: 'Admin' }, { label: 'Import Data' }];
/** The tabs: rosters can stand for children and team members. */
const types: ImportType[] = [
  ...(['leagues', 'teams', 'coaches', 'rosters', 'children', 'team-members', 'fixtures', 'trainings'] as const),
];
const tabs = types.map((value) => ({ value, label: importTexts[value].label }));

export default function ImportDataPage() {
  const [typeParam, setType] = useSearchParam('type', types[0]);
  const type = isImportType(typeParam) ? typeParam : types[0]!;
  const { share, offeredTo, handOver, handedTo } = useSharedSource();
  return (
    <Page title="Import Data" intro={<Breadcrumb items={crumbs} />}>
      <Stack gap="l">
        <ImportSteps />
        <Tabs label="What to import" tabs={tabs} value={type} onChange={setType}>
          {/* All panels stay mounted, so that a change of tabs loses neither a running import nor its results. */}
          {types.map((each) => (
            <div key={each} hidden={each !== type}>
              <ImportPanel
                type={each}
                offered={offeredTo(each)}
                handed={handedTo(each)}
                onRead={(source) => share(source, each)}
                onHandOver={(source, to) => {
                  handOver(source, to);
                  setType(to);
                }}
              />
            </div>
          ))}
        </Tabs>
        <ImportNotes />
        <ExportPanel />
        <RecentImportsSection />
      </Stack>
    </Page>
  );
}

const notes = [
  'Upload only CSV files with headers in the first line.',
  'Leagues must exist before importing teams.',
  'Team and child must exist before importing team members.',
  'Teams must exist before importing fixtures.',
  'Other tables are read in your browser: XLSX, tab-separated text, pasted cells and exports of other systems. Only the columns that you choose are sent.',
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
