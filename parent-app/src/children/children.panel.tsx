import { useListOwnChildrenQuery } from '@touchline/api-client';
import { QueryList, paths, useShell } from '@touchline/app-core';
import { can } from '@touchline/domain';
import { IconLink, List, Row, Skeleton, Stack } from '@touchline/ui';
import UserPlus from 'lucide-react/icons/user-plus';
import { Panel } from '../panel.tsx';
import { ChildCard } from './child-card.tsx';
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
        empty={null}
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

/** Finding comes first; staff who are not parents may not claim children. */
export function MoreChildren() {
  const { session } = useShell();
  return (
    <Row gap="xxs">
      {can(session, 'child.claim') && <FindChild label="Find Child" variant="quiet" />}
      <IconLink to={paths.addChild} icon={UserPlus} label="Add a child" />
    </Row>
  );
}
