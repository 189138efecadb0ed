import { type ChildDto, useListTeamChangesQuery } from '@touchline/api-client';
import { QueryList, TeamChangeSentence } from '@touchline/app-core';
import { Dialog, Skeleton, Stack, Text } from '@touchline/ui';

/** The teams that a child has joined and left, and who did it. */
export function TeamChangesDialog({ child, onClose }: { child: ChildDto; onClose: () => void }) {
  const changes = useListTeamChangesQuery({ id: child.id });
  return (
    <Dialog
      title={`Teams of ${child.name}`}
      description="Coaches whom an admin has confirmed can look up your phone number in an emergency and read your notes."
      onClose={onClose}
    >
      <QueryList
        query={changes}
        loading={<Skeleton shape="text" count={3} label="Loading..." />}
        error="Error loading the list. Please try again."
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
    </Dialog>
  );
}
