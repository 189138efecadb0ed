import { type AbsenceDto, useRemoveAbsenceMutation } from '@touchline/api-client';
import { type ListQuery, periodWords, QueryList, useFocusAfterRemoval } from '@touchline/app-core';
import { Button, Skeleton, Stack, Text, theme } from '@touchline/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';

interface AbsenceListProps {
  childId: number;
  /** The accessible name. */
  label: string;
  absences: ListQuery<AbsenceDto>;
}

/** The absences of a child that have not ended, each of which can be removed. */
export function AbsenceList({ childId, label, absences }: AbsenceListProps) {
  const frame = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusAfterRemoval(frame, absences.data);
  return (
    <div ref={frame} tabIndex={-1}>
      <QueryList
        query={absences}
        loading={<Skeleton shape="row" count={2} label="Loading the absences..." />}
        error="Error loading the absences. Please try again."
        empty={<Text muted>No absences.</Text>}
      >
        {(rows) => (
          <Stack as="ul" gap="s" label={label}>
            {rows.map((absence) => (
              <Absence key={absence.id} childId={childId} absence={absence} onRemove={keepFocus} />
            ))}
          </Stack>
        )}
      </QueryList>
    </div>
  );
}

interface AbsenceProps {
  childId: number;
  absence: AbsenceDto;
  /** Called before the row disappears. */
  onRemove: () => void;
}

function Absence({ childId, absence, onRemove }: AbsenceProps) {
  const [remove, { isLoading }] = useRemoveAbsenceMutation();
  const words = periodWords(absence);
  return (
    <Item>
      <Text>{words}</Text>
      <Button
        variant="quiet"
        label={`Remove ${words}`}
        busy={isLoading}
        busyText="Removing..."
        onClick={() => {
          onRemove();
          void remove({ id: childId, absenceId: absence.id });
        }}
      >
        Remove
      </Button>
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space.xs};
`;
