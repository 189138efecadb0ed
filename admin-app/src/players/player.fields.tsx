import { fields, type FormMethods, useToday } from '@touchline/app-core';
import { childFields, type CivilDate, limits } from '@touchline/domain';
import { DateField, TextField } from '@touchline/ui';
import * as z from 'zod/mini';

export const noPlayer = { name: '', dateOfBirth: '' };

export const playerSchema = (today: CivilDate) =>
  z.object({
    name: fields.by(childFields.name),
    dateOfBirth: fields.dateOfBirth(today),
  });

interface PlayerFieldsProps {
  form: FormMethods<typeof noPlayer, typeof noPlayer>;
}

/** A new player's name and date of birth. */
export function PlayerFields({ form }: PlayerFieldsProps) {
  return (
    <>
      <TextField label="Name" autoComplete="off" autoCapitalize="words" autoFocus {...form.field('name')} />
      <DateField
        label="Date of Birth"
        min={limits.dateOfBirth.min}
        max={useToday()}
        autoComplete="off"
        {...form.field('dateOfBirth')}
      />
    </>
  );
}
