import { type EventDto, serverMessage, useAnswerAvailabilityMutation } from '@touchline/api-client';
import { fields, SchemaForm, useFormToast, useSchemaForm } from '@touchline/app-core';
import { limits, noteOf, noteReasons, noteReasonWords, type ResponseNote } from '@touchline/domain';
import { Button, Row, SelectField, Stack, Text, TextField, theme } from '@touchline/ui';
import Trash from 'lucide-react/icons/trash-2';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import * as z from 'zod/mini';
import { type ChildResponse } from './responses.ts';

const schema = z.object({
  reason: z.enum(['', ...noteReasons]),
  text: fields.optionalText(limits.note.max),
});

const reasons = noteReasons.map((value) => ({ value, label: noteReasonWords[value] }));

interface NoteFormProps {
  event: EventDto;
  response: ChildResponse;
  /** The child's. */
  name: string;
  onClose: () => void;
}

/** Why a child does or does not come. */
export function NoteForm({ event, response, name, onClose }: NoteFormProps) {
  const { childId, isAvailable, note } = response;
  const form = useSchemaForm(schema, { reason: note?.reason ?? '', text: note?.text ?? '' });
  const [mutate, { isLoading }] = useAnswerAvailabilityMutation();
  const notify = useFormToast();
  const left = limits.note.max - Array.from(useWatch({ control: form.control, name: 'text' })).length;
  const { setFocus } = form;
  useEffect(() => setFocus('reason'), [setFocus]);

  const save = async (given: ResponseNote | null) => {
    const saved = noteOf(given);
    const result = await mutate({ eventId: event.id, childId, isAvailable, note: saved, noteOnly: true });
    if (!result.error) {
      notify({ title: saved ? 'Note saved' : 'Note removed' });
      onClose();
    }
    return result;
  };
  const errorText = (error: unknown) => serverMessage(error, 'The note was not saved. Please try again.');
  const remove = async () => {
    const { error } = await save(null);
    if (error) form.setError('root', { message: errorText(error) });
  };
  return (
    <Inset>
      <SchemaForm
        form={form}
        label={`Note for ${name}`}
        onSubmit={({ reason, text }) => save({ reason: reason || null, text })}
        errorText={errorText}
      >
        <Stack gap="s">
          <SelectField label="Reason (optional)" placeholder="No reason" options={reasons} {...form.field('reason')} />
          <TextField
            label="Note (optional)"
            helper={`${Math.max(left, 0)} of ${limits.note.max} characters left`}
            autoComplete="off"
            {...form.field('text')}
          />
          <Text size="secondary" muted>
            Your household, the team’s coaches and admins see it.
          </Text>
          <Row>
            <Button type="submit" busy={isLoading} busyText="Saving...">
              Save
            </Button>
            {note && (
              <Button variant="quiet-danger" icon={Trash} closed={isLoading} onClick={() => void remove()}>
                Remove
              </Button>
            )}
            <Button variant="quiet" closed={isLoading} onClick={onClose}>
              Cancel
            </Button>
          </Row>
        </Stack>
      </SchemaForm>
    </Inset>
  );
}

/** In line with the words of the response above. */
const Inset = styled.div`
  padding: ${theme.space.s} ${theme.space.m} ${theme.space.m};
`;
