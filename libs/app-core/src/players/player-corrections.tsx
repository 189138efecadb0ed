import { useListCorrectionsQuery } from '@touchline/api-client';
import { canForAll } from '@touchline/domain';
import { Skeleton, Stack, Text } from '@touchline/ui';
import { CorrectionSentence } from '../club/correction-sentence.tsx';
import { QueryList } from '../page/query-list.tsx';
import { useShell } from '../store/app-root.tsx';
import { SheetSection } from './sheet-section.tsx';

const pageSize = 10;

/** For admins: what was corrected of the player, as the guardians see it. */
export function PlayerCorrections({ id }: { id: number }) {
  const { session } = useShell();
  const isShown = canForAll(session, 'child.view-corrections');
  const corrections = useListCorrectionsQuery({ id, limit: pageSize }, { skip: !isShown });
  if (!isShown) return null;
  return (
    <SheetSection title="Corrections">
      <QueryList
        query={corrections}
        loading={<Skeleton shape="text" count={2} label="Loading corrections..." />}
        error="Error loading the corrections. Please try again."
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
    </SheetSection>
  );
}
