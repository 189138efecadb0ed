import { useListOwnChildrenQuery } from '@touchline/api-client';
import { QueryList, paths, useShell } from '@touchline/app-core';
import { can } from '@touchline/domain';
import { EmptyState, IconLink, List, Row, Skeleton, Stack } from '@touchline/ui';
import UserPlus from 'lucide-react/icons/user-plus';
import { Panel } from '../panel.tsx';
import { ChildCard } from './child-card.tsx';
import { ContactAdmin } from './contact-admin.tsx';
import { FindChild } from './find-child.tsx';
import { SentRequests } from './sent-requests.tsx';

export function ChildrenPanel() {
  const children = useListOwnChildrenQuery({});
  return (
    <Panel title="My Children" aside={<MoreChildren />}>
      <QueryList
        query={children}
        loading={<Skeleton shape="row" count={2} />}
        error="Error loading children. Please try again."
        empty={<NoChildren />}
      >
        {(rows) => (
          <Stack gap="s">
            <List label="My Children">
              {rows.map((child) => (
                <ChildCard key={child.id} child={child} />
              ))}
            </List>
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
        <ContactAdmin />
      </Row>
    </Stack>
  );
}

/** Finding comes first; staff who are not parents may not claim children. */
function MoreChildren() {
  const { session } = useShell();
  return (
    <Row gap="xxs">
      {can(session, 'child.claim') && <FindChild label="Find Child" variant="quiet" />}
      <IconLink to={paths.addChild} icon={UserPlus} label="Add a child" />
    </Row>
  );
}
