import { type RetentionDto, serverMessage, useSetRetentionMutation } from '@touchline/api-client';
import { SchemaForm, useSchemaForm } from '@touchline/app-core';
import { retained, retentionKinds, type RetentionPeriods } from '@touchline/domain';
import { Button, ConfirmDialog, Row, TextField, theme } from '@touchline/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useLeaveQuestion } from '../use-leave-question.tsx';
import { inputOf, retentionSchema, shortened } from './retention-form.schema.ts';
import { periodHelper, periodLabel } from './retention-words.ts';
import { ShorterPeriodsDialog } from './shorter-periods.dialog.tsx';

/** Asks before a period becomes shorter, because then more is deleted. */
export function RetentionForm({ retention: { periods, old } }: { retention: RetentionDto }) {
  const form = useSchemaForm(retentionSchema, inputOf(periods));
  const [setRetention, saving] = useSetRetentionMutation();
  const [tried, setTried] = useState<RetentionPeriods | null>(null);
  const [isDiscarding, setDiscarding] = useState(false);
  const { isDirty, isSubmitting } = form.formState;
  const leaveQuestion = useLeaveQuestion(isDirty, 'The new periods have not been saved.');

  const save = async (values: RetentionPeriods) => {
    const result = await setRetention(values);
    if (result.data) form.reset(inputOf(result.data.periods));
    return result;
  };
  const submit = async (values: RetentionPeriods) => {
    if (shortened(values, periods).length === 0) return save(values);
    saving.reset();
    setTried(values);
    return {};
  };
  const discard = () => {
    form.reset(inputOf(periods));
    setDiscarding(false);
  };
  return (
    <>
      <SchemaForm
        form={form}
        label="How long data is kept"
        onSubmit={submit}
        errorText={(error) => serverMessage(error, 'The periods could not be saved. Please try again.')}
      >
        <Periods>
          {retained.map((kind) => (
            <TextField
              key={kind}
              label={periodLabel(kind)}
              helper={periodHelper(kind, old[kind])}
              type="number"
              inputMode="numeric"
              min={retentionKinds[kind].min}
              max={retentionKinds[kind].max}
              step={1}
              {...form.field(kind)}
            />
          ))}
        </Periods>
        <Row>
          <Button type="submit" disabled={!isDirty} busy={isSubmitting} busyText="Saving...">
            Save
          </Button>
          {isDirty && (
            <Button variant="quiet" onClick={() => setDiscarding(true)}>
              Discard changes
            </Button>
          )}
        </Row>
      </SchemaForm>
      {tried && (
        <ShorterPeriodsDialog
          tried={tried}
          before={periods}
          save={() => save(tried)}
          state={saving}
          onClose={() => setTried(null)}
        />
      )}
      {isDiscarding && (
        <ConfirmDialog
          title="Discard your changes?"
          confirmLabel="Discard"
          tone="danger"
          onConfirm={discard}
          onCancel={() => setDiscarding(false)}
        />
      )}
      {leaveQuestion}
    </>
  );
}

const Periods = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  column-gap: ${theme.space.l};

  /* Labels and inputs of a row are level, also where a label takes two lines. */
  & > * {
    display: grid;
    grid-row: span 4;
    grid-template-rows: subgrid;
    align-items: start;
    margin-bottom: ${theme.space.m};
  }
  & > * > label {
    align-self: end;
  }
`;
