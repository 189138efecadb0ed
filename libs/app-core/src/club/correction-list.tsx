import { useListCorrectionsQuery } from '@touchline/api-client';
import { Skeleton, Stack, Text } from '@touchline/ui';
import { QueryList } from '../page/query-list.tsx';
import { CorrectionSentence } from './correction-sentence.tsx';

/** What was corrected of a child, and by whom, the latest first; all of it unless there is a limit. */
export function CorrectionList({ id, limit }: { id: number; limit?: number }) {
  return (
    <QueryList
      query={useListCorrectionsQuery({ id, limit })}
      loading={<Skeleton shape="text" count={3} label="Loading corrections..." />}
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
  );
}
