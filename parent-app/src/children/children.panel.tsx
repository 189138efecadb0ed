import { useListOwnChildrenQuery } from '@touchline/api-client';
import { QueryList, paths, useShell } from '@touchline/app-core';
import { can } from '@touchline/domain';
import { EmptyState, Grid, Row, Skeleton, Stack, TextLink } from '@touchline/ui';
import UserPlus from 'lucide-react/icons/user-plus';
import { Panel } from '../panel.tsx';
import { ChildCard } from './child-card.tsx';
import { ContactAdmin } from './contact-admin.tsx';
import { FindChild } from './find-child.tsx';
import { SentRequests } from './sent-requests.tsx';

export function ChildrenPanel() {
  const children = useListOwnChildrenQuery({});
  return (
    <Panel title="My Children">
      <QueryList
        query={children}
        loading={<Skeleton shape="card" count={2} />}
        error="Error loading children. Please try again."
        empty={<NoChildren />}
      >
        {(rows) => (
          <Stack gap="s">
            <Grid as="ul" gap="s" label="My Children">
              {rows.map((child) => (
                <ChildCard key={child.id} child={child} />
              ))}
            </Grid>
            <MoreChildren />
            <SentRequests level={3} />
          </Stack>
        )}
      </QueryList>
    </Panel>
  );
}

function NoChildren() {
  return (
    <Stack gap="s">
      <EmptyState level={3} title="No children in your account" text="Children you add will appear here." />
      <SentRequests level={3} />
      <Row justify="center">
        <MoreChildren />
        <ContactAdmin />
      </Row>
    </Stack>
  );
}

/** Finding comes first; staff who are not parents may not claim children. */
function MoreChildren() {
  const { session } = useShell();
  return (
    <Row gap="m">
      {can(session, 'child.claim') && <FindChild label="Find Child" variant="secondary" />}
      <TextLink to={paths.addChild} icon={UserPlus} alone>
        Add a child
      </TextLink>
    </Row>
  );
}
