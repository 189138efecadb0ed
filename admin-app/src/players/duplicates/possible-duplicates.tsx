import { useListDuplicatePageQuery } from '@touchline/api-client';
import { useFocusAfterRemoval } from '@touchline/app-core';
import { EmptyState, Spinner, Stack, Text } from '@touchline/ui';
import Combine from 'lucide-react/icons/combine';
import { useRef } from 'react';
import { PagedQuery, usePageArgs } from '../../paged-query.tsx';
import { type OpenDialog } from '../open-dialog.ts';
import { DuplicateCard } from './duplicate-card.tsx';

/** Pairs of players who may be one child, for an admin to merge or to tell apart. */
export default function PossibleDuplicates({ openDialog }: { openDialog: (dialog: OpenDialog) => void }) {
  const pairs = useListDuplicatePageQuery(usePageArgs());
  const frame = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusAfterRemoval(frame, pairs.data?.rows);
  return (
    <div ref={frame} tabIndex={-1}>
      <PagedQuery
        query={pairs}
        loading={<Spinner label="Loading..." text="Loading possible duplicates..." />}
        error="Error: Failed to load possible duplicates."
        empty={<EmptyState icon={Combine} title="No possible duplicates" text={comparison} />}
      >
        {(rows) => (
          <Stack>
            <Text muted>{comparison}</Text>
            <Stack as="ul" label="Possible duplicates">
              {rows.map((pair) => (
                <DuplicateCard
                  key={pair.children.map(({ id }) => id).join()}
                  pair={pair}
                  onMerge={(player, other) => {
                    keepFocus();
                    openDialog({ kind: 'merge', player, otherId: other.id });
                  }}
                  onDistinguish={keepFocus}
                />
              ))}
            </Stack>
          </Stack>
        )}
      </PagedQuery>
    </div>
  );
}

const comparison =
  'Players born on the same day whose names differ by little, and players with the same name whose dates of birth ' +
  'differ by one digit.';
