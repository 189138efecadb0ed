import { Page, paths, useShell } from '@touchline/app-core';
import { Breadcrumb, media, theme } from '@touchline/ui';
import { styled } from 'styled-components';
import { ClubForm } from './club.form.tsx';
import { CrestPanel } from './crest.panel.tsx';

const crumbs = [{ label: 'Home', to: paths.dashboard }, { label: 'Admin' }, { label: 'Club' }];

export default function ClubPage() {
  const { club } = useShell();
  return (
    <Page title="Club" intro={<Breadcrumb items={crumbs} />}>
      <Columns>
        <ClubForm club={club} />
        <CrestPanel club={club} />
      </Columns>
    </Page>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${theme.space.l};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;
