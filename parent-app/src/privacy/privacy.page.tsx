import { useGetChildPrivacyQuery } from '@touchline/api-client';
import { LoadError, Page } from '@touchline/app-core';
import { useParams } from '@touchline/router';
import { Breadcrumb, Skeleton, Stack } from '@touchline/ui';
import { styled } from 'styled-components';
import { childCardPath } from '../child-anchor.ts';
import { ChildMissing, isMissing } from '../children/child-missing.tsx';
import { KeptPanel } from './kept.panel.tsx';
import { LiveLinksPanel } from './live-links.panel.tsx';
import { LookupsPanel } from './lookups.panel.tsx';
import { ReadersPanel } from './readers.panel.tsx';
import { SentInvitationsPanel } from './sent-invitations.panel.tsx';
import { WorriesPanel } from './worries.panel.tsx';

/** Who can see an own child, who has looked, and what a guardian can do about it. */
export default function PrivacyPage() {
  const id = Number(useParams().id);
  const isId = Number.isInteger(id) && id > 0;
  const query = useGetChildPrivacyQuery(id, { skip: !isId, refetchOnMountOrArgChange: true });
  const { currentData: privacy, isError, error, refetch } = query;
  if (!isId || isMissing(error)) return <ChildMissing />;

  const title = privacy ? `${privacy.givenName}’s Privacy` : 'Privacy';
  const crumbs = [{ label: privacy?.name ?? 'My Children', to: childCardPath(id) }, { label: 'Privacy' }];
  return (
    <Page title={title} intro={<Breadcrumb items={crumbs} />}>
      <Column>
        <Stack gap="l">
          <LoadError query={{ data: privacy, isError, error }} onRetry={refetch}>
            Error loading who can see your child. Please try again.
          </LoadError>
          {!privacy && !isError && <Skeleton shape="tall" count={3} label="Loading who can see your child..." />}
          {privacy && (
            <>
              <ReadersPanel privacy={privacy} />
              <LookupsPanel privacy={privacy} />
              <SentInvitationsPanel privacy={privacy} />
              <LiveLinksPanel privacy={privacy} />
              <KeptPanel kept={privacy.kept} />
              <WorriesPanel officers={privacy.welfareOfficers} />
            </>
          )}
        </Stack>
      </Column>
    </Page>
  );
}

const Column = styled.div`
  width: 100%;
  max-width: 640px;
`;
