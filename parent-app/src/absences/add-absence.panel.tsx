import { serverMessage, useAddAbsenceMutation } from '@touchline/api-client';
import { fields, SchemaForm, useSchemaForm, useToday } from '@touchline/app-core';
import { type Absence, absenceProblem, type CivilDate, isCivilDate } from '@touchline/domain';
import { Button, Card, DateField, Grid, Stack, Text } from '@touchline/ui';
import * as z from 'zod/mini';

const blank: Absence = { from: '', to: '' };

interface AddAbsencePanelProps {
  childId: number;
  /** The child's given name. */
  name: string;
}

/** Enters days on which a child is away. */
export function AddAbsencePanel({ childId, name }: AddAbsencePanelProps) {
  const today = useToday();
  const [addAbsence, { isLoading }] = useAddAbsenceMutation();
  const form = useSchemaForm(absenceSchema(today), blank);
  const submit = async (absence: Absence) => {
    const result = await addAbsence({ id: childId, addAbsenceDto: absence });
    if (!result.error) form.reset(blank);
    return result;
  };
  // Somebody who is away for one day enters it once.
  const fillLastDay = () => {
    const { from, to } = form.getValues();
    if (to === '' && isCivilDate(from)) form.setValue('to', from);
  };

  return (
    <Card as="section" title="Add an Absence" level={2}>
      <Stack>
        <Text size="secondary" muted>
          For events on these days nobody asks whether {name} can come. Coaches see that {name} is away, but not why. If
          you answer for an event, your answer counts. All guardians of {name} see these days and can remove them.
        </Text>
        <SchemaForm
          form={form}
          label="Add an Absence"
          onSubmit={submit}
          errorText={(error) => serverMessage(error, 'The absence was not saved')}
        >
          <Grid column="narrow">
            <DateField label="First Day" {...form.field('from', { onBlur: fillLastDay })} />
            <DateField label="Last Day" min={today} {...form.field('to')} />
          </Grid>
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

const absenceSchema = (today: CivilDate) =>
  z.object({ from: fields.eventDate(), to: fields.eventDate() }).check((context) => {
    const problem = absenceProblem(context.value, today);
    if (problem) {
      context.issues.push({ code: 'custom', input: context.value, path: [problem.field], message: problem.message });
    }
  });
