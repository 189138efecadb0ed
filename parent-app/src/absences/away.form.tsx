import { type ChildDto, isApiError, serverMessage, useAddAbsenceMutation } from '@touchline/api-client';
import { SchemaForm, useSchemaForm, useToday } from '@touchline/app-core';
import { type Absence, absenceProblem, isCivilDate } from '@touchline/domain';
import { Alert, Button, CheckboxList, DialogActions, DialogClose, Stack, Text } from '@touchline/ui';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { nameAmong, namesInWords } from '../children/child-names.ts';
import { absenceSchema, noDays } from './absence-schema.ts';
import { AbsenceFields } from './absence.fields.tsx';
import { CoveredEvents } from './covered-events.tsx';

interface AwayFormProps {
  familyChildren: readonly ChildDto[];
  onSaving: (isSaving: boolean) => void;
  /** Called when the days of all ticked children have been saved. */
  onSaved: (children: ChildDto[], days: Absence) => void;
}

interface Failure {
  child: ChildDto;
  text: string;
}

/** Asks once for the days of all children. What cannot be saved for one child leaves the others as they are. */
export function AwayForm({ familyChildren, onSaving, onSaved }: AwayFormProps) {
  const [addAbsence] = useAddAbsenceMutation();
  const today = useToday();
  const form = useSchemaForm(absenceSchema(today), noDays);
  const [tickedIds, setTickedIds] = useState(() => familyChildren.map(({ id }) => id));
  const [done, setDone] = useState<readonly ChildDto[]>([]);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const days = useWatch({ control: form.control });
  const ticked = familyChildren.filter(({ id }) => tickedIds.includes(id));
  const { isSubmitting } = form.formState;

  const submit = async (absence: Absence) => {
    onSaving(true);
    const outcomes = await Promise.all(
      ticked.map(async (child) => ({ child, ...(await addAbsence({ id: child.id, addAbsenceDto: absence })) })),
    );
    onSaving(false);
    const failed = outcomes.filter(({ error }) => error);
    const saved = outcomes.filter(({ error }) => !error).map(({ child }) => child);
    if (failed.length === 0) onSaved([...done, ...saved], absence);
    setDone([...done, ...saved]);
    setFailures(failed.map(({ child, error }) => ({ child, text: reasonOf(error) })));
    setTickedIds(failed.map(({ child }) => child.id));
    return {};
  };

  return (
    <SchemaForm form={form} onSubmit={submit}>
      {failures.map(({ child, text }) => (
        <Alert key={child.id} title={`Not saved for ${nameAmong(child, familyChildren)}`}>
          {text}
        </Alert>
      ))}
      {failures.length > 0 && done.length > 0 && <Text>Saved for {namesInWords(done)}.</Text>}
      <AbsenceFields form={form} />
      {familyChildren.length > 1 && (
        <CheckboxList
          label="Who is away?"
          items={familyChildren.map((child) => ({ id: child.id, label: nameAmong(child, familyChildren) }))}
          value={tickedIds}
          onChange={setTickedIds}
        />
      )}
      <Stack gap="xs">
        {isComplete(days, today) && ticked.length > 0 && <CoveredEvents days={days} familyChildren={ticked} />}
        <Text size="secondary" muted>
          Coaches see who is away, but not why. Answers that you have given stay as they are.
        </Text>
      </Stack>
      <DialogActions>
        <DialogClose />
        <Button type="submit" disabled={ticked.length === 0} busy={isSubmitting} busyText="Saving...">
          {ticked.length === 1 ? `Save for ${ticked[0]!.givenName}` : 'Save'}
        </Button>
      </DialogActions>
    </SchemaForm>
  );
}

const isComplete = (days: Partial<Absence>, today: string): days is Absence =>
  isCivilDate(days.from) && isCivilDate(days.to) && absenceProblem({ from: days.from, to: days.to }, today) === null;

/** What the server says about the days, if it says something. */
function reasonOf(error: unknown): string {
  const ofDays = isApiError(error) ? (error.errors?.to ?? error.errors?.from) : undefined;
  return ofDays ?? serverMessage(error, 'Please try again.');
}
