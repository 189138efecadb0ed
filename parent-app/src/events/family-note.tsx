import { type EventDto } from '@touchline/api-client';
import { lazyPart } from '@touchline/app-core';
import { noteWords } from '@touchline/domain';
import { Button, Text, theme } from '@touchline/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { type ChildResponse } from './responses.ts';

const NoteForm = lazyPart(async () => ({ default: (await import('./note.form.tsx')).NoteForm }));

export interface FamilyNoteProps {
  event: EventDto;
  response: ChildResponse;
  /** The child's. */
  name: string;
  /** Nobody may respond any longer. */
  isClosed: boolean;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
}

/** The note with a response, below it, and what opens the form for it. */
export function FamilyNote({ event, response, name, isClosed, isEditing, onEdit }: FamilyNoteProps) {
  const { note } = response;
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (isEditing && !isClosed) {
    return <NoteForm event={event} response={response} name={name} onClose={() => onEdit(false)} />;
  }
  if (!note && isClosed) return null;
  const label = note ? 'Change note' : 'Add a note';
  return (
    <Line>
      {note && <Text size="secondary">Note: {noteWords(note)}</Text>}
      {!isClosed && (
        <Button ref={button} variant="quiet" label={`${label}: ${name}`} onClick={() => onEdit(true)}>
          {label}
        </Button>
      )}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space.xs};
  padding-left: ${theme.space.m};
  overflow-wrap: anywhere;

  & > button {
    margin-left: auto;
  }
`;
