import { type ChildDto, useListAbsencesQuery } from '@touchline/api-client';
import { periodWords } from '@touchline/app-core';
import { type Absence } from '@touchline/domain';
import { Alert, DialogActions, DialogClose, Stack, Text } from '@touchline/ui';
import { useEffect, useRef } from 'react';
import { nameAmong, namesInWords } from '../children/child-names.ts';
import { AbsenceList } from './absence-list.tsx';

interface AwaySavedProps {
  familyChildren: readonly ChildDto[];
  days: Absence;
}

/** What has been saved, with the absences of each child, so that one can be removed at once. */
export function AwaySaved({ familyChildren, days }: AwaySavedProps) {
  const start = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => start.current?.focus(), []);
  return (
    <Stack>
      <div ref={start} tabIndex={-1}>
        <Alert tone="accent" title={periodWords(days)}>
          We won’t ask about {namesInWords(familyChildren)} on these days.
        </Alert>
      </div>
      {familyChildren.map((child) => (
        <ChildAbsences key={child.id} child={child} name={nameAmong(child, familyChildren)} />
      ))}
      <DialogActions>
        <DialogClose>Done</DialogClose>
      </DialogActions>
    </Stack>
  );
}

function ChildAbsences({ child, name }: { child: ChildDto; name: string }) {
  const absences = useListAbsencesQuery(child.id);
  return (
    <Stack gap="xs">
      <Text as="h3" size="name">
        {name}
      </Text>
      <AbsenceList childId={child.id} label={`Absences of ${child.givenName}`} absences={absences} />
    </Stack>
  );
}
