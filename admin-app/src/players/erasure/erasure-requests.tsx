import { type ErasureRequestDto, useListErasureRequestPageQuery } from '@touchline/api-client';
import { useFocusAfterRemoval } from '@touchline/app-core';
import { EmptyState, Spinner, Stack, Text } from '@touchline/ui';
import UserX from 'lucide-react/icons/user-x';
import { useRef, useState } from 'react';
import { PagedQuery, usePageArgs } from '../../paged-query.tsx';
import { type OpenDialog } from '../open-dialog.ts';
import { DeclineDialog } from './decline.dialog.tsx';
import { ErasureRequestCard } from './erasure-request-card.tsx';

/** Players whom a guardian asks to delete for good, the oldest request first. */
export default function ErasureRequests({ openDialog }: { openDialog: (dialog: OpenDialog) => void }) {
  const requests = useListErasureRequestPageQuery(usePageArgs());
  const [declined, setDeclined] = useState<ErasureRequestDto | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusAfterRemoval(frame, requests.data?.rows);
  return (
    <div ref={frame} tabIndex={-1}>
      <PagedQuery
        query={requests}
        loading={<Spinner label="Loading..." text="Loading who is to be deleted..." />}
        error="Error: Failed to load who is to be deleted."
        empty={<EmptyState icon={UserX} title="Nobody asks to delete a player" text={noneText} />}
      >
        {(rows) => (
          <Stack>
            <Text muted>{explanation}</Text>
            <Stack as="ul" label="Asked to Delete">
              {rows.map((request) => (
                <ErasureRequestCard
                  key={request.childId}
                  request={request}
                  onDecide={(kind) => {
                    keepFocus();
                    openDialog({
                      kind,
                      player: { id: request.childId, name: request.name, dateOfBirth: request.dateOfBirth },
                    });
                  }}
                  onDecline={() => setDeclined(request)}
                />
              ))}
            </Stack>
          </Stack>
        )}
      </PagedQuery>
      {declined && <DeclineDialog request={declined} onDecline={keepFocus} onClose={() => setDeclined(null)} />}
    </div>
  );
}

const explanation =
  'Guardians ask to delete these players for good. Please decide within a month. A player is removed from the club first.';

const noneText = 'Guardians ask for it in their child’s menu.';
