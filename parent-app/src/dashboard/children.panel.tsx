import { useListOwnChildrenQuery } from '@touchline/api-client';
import { Faces, paths } from '@touchline/app-core';
import { EmptyState, Grid, Skeleton, TextLink } from '@touchline/ui';
import UserPlus from 'lucide-react/icons/user-plus';
import { ChildCard } from './child-card.tsx';
import { Panel } from './panel.tsx';

/** The own children, as the club knows them. */
export function ChildrenPanel() {
  const children = useListOwnChildrenQuery({});
  const addChild = (
    <TextLink to={paths.addChild} icon={UserPlus} alone>
      Add a child
    </TextLink>
  );

  return (
    <Panel title="My Children" aside={addChild}>
      <Faces
        of={children}
        loading={<Skeleton shape="card" count={2} />}
        error="Error loading children. Please try again."
        empty={<EmptyState level={3} title="No children in your account" text="Those you add are shown here." />}
      >
        {(rows) => (
          <Grid as="ul" gap="s" label="My Children">
            {rows.map((child) => (
              <ChildCard key={child.id} child={child} />
            ))}
          </Grid>
        )}
      </Faces>
    </Panel>
  );
}
