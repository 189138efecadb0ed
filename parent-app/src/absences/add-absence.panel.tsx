import { serverMessage, useAddAbsenceMutation } from '@touchline/api-client';
import { periodWords, SchemaForm, useFormToast, useSchemaForm, useToday } from '@touchline/app-core';
import { type Absence } from '@touchline/domain';
import { Button, Card, Stack, Text } from '@touchline/ui';
import { absenceSchema, noDays } from './absence-schema.ts';
import { AbsenceFields } from './absence.fields.tsx';

interface AddAbsencePanelProps {
  childId: number;
  /** The child's given name. */
  name: string;
}

/** Enters days on which a child is away. */
export function AddAbsencePanel({ childId, name }: AddAbsencePanelProps) {
  const [addAbsence, { isLoading }] = useAddAbsenceMutation();
  const notify = useFormToast();
  const form = useSchemaForm(absenceSchema(useToday()), noDays);
  const submit = async (absence: Absence) => {
    const result = await addAbsence({ id: childId, addAbsenceDto: absence });
    if (result.data) {
      notify({ title: 'Absence added', text: periodWords(result.data) });
      form.reset(noDays);
    }
    return result;
  };

  return (
    <Card as="section" title="Add an Absence" level={2}>
      <Stack>
        <Text size="secondary" muted>
          We won’t ask about {name} on these days. Coaches see that {name} is away, but not why. If you answer for an
          event, your answer counts. All guardians of {name} see these days and can remove them.
        </Text>
        <SchemaForm
          form={form}
          label="Add an Absence"
          onSubmit={submit}
          errorText={(error) => serverMessage(error, 'The absence was not saved')}
        >
          <AbsenceFields form={form} />
          <div>
            <Button type="submit" busy={isLoading} busyText="Saving..." full="phone">
              Add Absence
            </Button>
          </div>
        </SchemaForm>
      </Stack>
    </Card>
  );
}
