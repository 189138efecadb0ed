import { useListTeamChangesQuery } from '@touchline/api-client';
import { canForAll } from '@touchline/domain';
import { Skeleton, Stack, Text } from '@touchline/ui';
import { TeamChangeSentence } from '../club/team-change-sentence.tsx';
import { QueryList } from '../page/query-list.tsx';
import { useShell } from '../store/app-root.tsx';
import { SheetSection } from './sheet-section.tsx';

const pageSize = 10;

/** For admins: who put the player into which team, as the guardians see it. */
export function PlayerTeamChanges({ id }: { id: number }) {
  const { session } = useShell();
  const isShown = canForAll(session, 'child.view-team-changes');
  const changes = useListTeamChangesQuery({ id, limit: pageSize }, { skip: !isShown });
  if (!isShown) return null;
  return (
    <SheetSection title="Changes of Teams">
      <QueryList
        query={changes}
        loading={<Skeleton shape="text" count={2} label="Loading changes of teams..." />}
        error="Error loading the changes of teams. Please try again."
        empty={<Text muted>No team changes yet.</Text>}
      >
        {(rows) => (
          <Stack as="ul" gap="s" label="Changes of teams">
            {rows.map((change) => (
              <li key={change.id}>
                <TeamChangeSentence change={change} />
              </li>
            ))}
          </Stack>
        )}
      </QueryList>
    </SheetSection>
  );
}
