import { type ChildDto, useListCorrectionsQuery } from '@touchline/api-client';
import { CorrectionSentence, QueryList } from '@touchline/app-core';
import { Dialog, Skeleton, Stack, Text } from '@touchline/ui';

/** What was corrected of a child, and by whom. */
export function CorrectionsDialog({ child, onClose }: { child: ChildDto; onClose: () => void }) {
  const corrections = useListCorrectionsQuery({ id: child.id });
  return (
    <Dialog
      title={`Corrections of ${child.name}`}
      description="If something is not right, please tell an admin of your club."
      onClose={onClose}
    >
      <QueryList
        query={corrections}
        loading={<Skeleton shape="text" count={3} label="Loading..." />}
        error="Error loading the list. Please try again."
        empty={<Text muted>Nothing has been corrected.</Text>}
      >
        {(rows) => (
          <Stack as="ul" gap="s" label="Corrections">
            {rows.map((correction) => (
              <li key={correction.id}>
                <CorrectionSentence correction={correction} />
              </li>
            ))}
          </Stack>
        )}
      </QueryList>
    </Dialog>
  );
}
