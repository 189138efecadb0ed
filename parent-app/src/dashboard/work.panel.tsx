import { useGetClubWorkQuery } from '@touchline/api-client';
import { LoadError, useShell } from '@touchline/app-core';
import { List, ListRow } from '@touchline/ui';
import { Panel } from '../panel.tsx';
import { isRunning } from './set-up-steps.ts';
import { workList } from './work-list.ts';

/** What waits for an admin, once the club is running. Renders nothing if nothing waits. */
export function WorkPanel() {
  const { club } = useShell();
  const work = useGetClubWorkQuery();
  const items = work.data && isRunning(work.data) ? workList(club, work.data) : [];
  if (items.length === 0) {
    return (
      <LoadError query={work} onRetry={work.refetch}>
        Error loading what waits for you. Please try again.
      </LoadError>
    );
  }
  return (
    <Panel title="To Do">
      <List label="To Do">
        {items.map(({ title, to }) => (
          <li key={title}>
            <ListRow title={title} to={to} look="quiet" />
          </li>
        ))}
      </List>
    </Panel>
  );
}
