import { type ChildDto, useListContactLookupsQuery } from '@touchline/api-client';
import { QueryList } from '@touchline/app-core';
import { Dialog, Skeleton, Stack } from '@touchline/ui';
import { LookupSentence } from './lookup-sentence.tsx';

export default function ContactLookupsDialog({ child, onClose }: { child: ChildDto; onClose: () => void }) {
  const lookups = useListContactLookupsQuery({ id: child.id });
  return (
    <Dialog
      title="Who looked up your phone number"
      description={`Coaches of ${child.name}’s teams and admins can look it up in an emergency.`}
      onClose={onClose}
    >
      <QueryList
        query={lookups}
        loading={<Skeleton shape="text" count={3} label="Loading..." />}
        error="Error loading the list. Please try again."
        empty={null}
      >
        {(rows) => (
          <Stack as="ul" gap="s" label="Lookups">
            {rows.map((lookup) => (
              <li key={lookup.id}>
                <LookupSentence lookup={lookup} />
              </li>
            ))}
          </Stack>
        )}
      </QueryList>
    </Dialog>
  );
}
