import { lazyPart, Page, paths, useSearchParam, useShell } from '@touchline/app-core';
import { can } from '@touchline/domain';
import { Breadcrumb, media, Skeleton, Tabs, theme } from '@touchline/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ClubForm } from './club.form.tsx';
import { CrestPanel } from './crest.panel.tsx';

const RetentionPanel = lazyPart(
  () => import('./retention/retention.panel.tsx'),
  <Skeleton shape="tall" label="Loading how long data is kept..." />,
);

const crumbs = [{ label: 'Home', to: paths.dashboard }, { label: 'Admin' }, { label: 'Club' }];

const tabs = [
  { value: 'general', label: 'General' },
  { value: 'data', label: 'Data' },
] as const;

export default function ClubPage() {
  const { club, session } = useShell();
  const [tab, setTab] = useSearchParam('tab', 'general');
  const isData = tab === 'data' && can(session, 'retention.manage');
  const [wasData, setWasData] = useState(isData);
  if (isData && !wasData) setWasData(true);
  return (
    <Page title="Club" intro={<Breadcrumb items={crumbs} />}>
      <Tabs label="Settings of the club" tabs={tabs} value={isData ? 'data' : 'general'} onChange={setTab}>
        {/* Both stay, so that a form keeps what was typed. */}
        <Columns hidden={isData}>
          <ClubForm club={club} />
          <CrestPanel club={club} />
        </Columns>
        {wasData && (
          <div hidden={!isData}>
            <RetentionPanel />
          </div>
        )}
      </Tabs>
    </Page>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${theme.space.l};
  align-items: start;

  &[hidden] {
    display: none;
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;
