import { type Club, serverMessage, useUpdateClubMutation } from '@touchline/api-client';
import { fields, SchemaForm, useControlledField, useSchemaForm, useToday } from '@touchline/app-core';
import { type CivilDate, clubFormats, dayAndTime, formatLabels, limits } from '@touchline/domain';
import { Button, Card, ConfirmDialog, RadioGroup, Row, TextField } from '@touchline/ui';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { ClubPreview } from './club-preview.tsx';
import { ColourField } from './colour.field.tsx';
import { useLeaveQuestion } from './use-leave-question.tsx';

const schema = z.object({
  name: fields.name({ max: limits.clubName.max }),
  contactEmail: fields.optionalEmail(),
  contactPhone: fields.optionalName(limits.phone.max),
  colour: fields.optionalColour(),
  formats: z.enum(clubFormats),
});

const valuesOf = ({ name, contactEmail, contactPhone, colour, formats }: Club): z.input<typeof schema> => ({
  name,
  contactEmail: contactEmail ?? '',
  contactPhone: contactPhone ?? '',
  colour: colour ?? '',
  formats,
});

const formatOptions = (today: CivilDate) =>
  clubFormats.map((format) => ({
    value: format,
    label: formatLabels[format],
    hint: dayAndTime(today, '17:30', format),
  }));

/** Sends only what was changed, because the server's own settings hold for everything else. */
export function ClubForm({ club }: { club: Club }) {
  const form = useSchemaForm(schema, valuesOf(club));
  const [update] = useUpdateClubMutation();
  const [isDiscarding, setDiscarding] = useState(false);
  const { isDirty, isSubmitting, dirtyFields } = form.formState;
  const leaveQuestion = useLeaveQuestion(isDirty, 'The club has not been saved.');
  const { name, colour } = useWatch({ control: form.control });
  const formats = useControlledField(form, 'formats');
  const options = formatOptions(useToday());

  const save = async (values: z.output<typeof schema>) => {
    const changed = Object.fromEntries(Object.entries(values).filter(([member]) => member in dirtyFields));
    const result = await update(changed);
    if (result.data) form.reset(valuesOf(result.data));
    return result;
  };
  const discard = () => {
    form.reset();
    setDiscarding(false);
  };
  return (
    <Card as="section" level={2} title="Name, contact, colour and formats">
      <SchemaForm
        form={form}
        label="Club"
        onSubmit={save}
        errorText={(error) => serverMessage(error, 'The club could not be saved. Please try again.')}
      >
        <TextField label="Name" autoComplete="organization" {...form.field('name')} />
        <TextField
          label="Contact email (optional)"
          type="email"
          helper="Families see it under Contact Admin."
          {...form.field('contactEmail')}
        />
        <TextField label="Contact phone (optional)" type="tel" {...form.field('contactPhone')} />
        <ColourField form={form} />
        <ClubPreview name={name || club.name} crestUrl={club.crestUrl} colour={colour ?? ''} />
        <RadioGroup
          label="Formats"
          helper="How pages, mails and calendar feeds write dates and times."
          options={options}
          {...formats}
        />
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
    </Card>
  );
}
