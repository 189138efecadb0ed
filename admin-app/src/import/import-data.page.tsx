import { Page, paths, useSearchParam } from '@touchline/app-core';
import { importTypes, isImportType } from '@touchline/domain';
import { Breadcrumb, Stack, Tabs } from '@touchline/ui';
import { ImportNotes } from './import-notes.tsx';
import { importWords } from './import-words.ts';
import { ImportPanel } from './import.panel.tsx';

const crumbs = [{ label: 'Home', to: paths.dashboard }, { label: 'Admin' }, { label: 'Import Data' }];
const tabs = importTypes.map((value) => ({ value, label: importWords[value].label }));

export default function ImportDataPage() {
  const [asked, setType] = useSearchParam('type', importTypes[0]);
  const type = isImportType(asked) ? asked : importTypes[0];
  return (
    <Page title="Import Data" intro={<Breadcrumb items={crumbs} />}>
      <Stack gap="l">
        <Tabs label="What to import" tabs={tabs} value={type} onChange={setType}>
          {/* All of them stay, so that a look at another tab loses neither a running import nor its results. */}
          {importTypes.map((each) => (
            <div key={each} hidden={each !== type}>
              <ImportPanel type={each} />
            </div>
          ))}
        </Tabs>
        <ImportNotes />
      </Stack>
    </Page>
  );
}
