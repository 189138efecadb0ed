import { fields, type FormOf, useControlledField, useSchemaForm, useShell, useToday } from '@touchline/app-core';
import { can, childFields, type CivilDate, limits } from '@touchline/domain';
import { DateField, TextField } from '@touchline/ui';
import * as z from 'zod/mini';
import { TeamSelect } from '../../team-select.tsx';

const playerSchema = (today: CivilDate) =>
  z
    .object({
      name: fields.by(childFields.name),
      dateOfBirth: fields.dateOfBirth(today),
      teamId: fields.optionalId(),
      parentEmail: fields.optionalEmail(),
      parentName: fields.optionalName(limits.fullName.max),
    })
    .check(
      z.refine(({ parentEmail, parentName }) => !parentName || parentEmail !== null, {
        path: ['parentEmail'],
        error: 'Please enter the parent’s email',
      }),
    );

export type PlayerFormMethods = FormOf<ReturnType<typeof playerSchema>>;
export type NewPlayer = z.output<ReturnType<typeof playerSchema>>;

/** The form of a new player, in a team if it is opened from one. */
export const usePlayerForm = (teamId?: number): PlayerFormMethods =>
  useSchemaForm(playerSchema(useToday()), {
    name: '',
    dateOfBirth: '',
    teamId: String(teamId ?? ''),
    parentEmail: '',
    parentName: '',
  });

interface PlayerFieldsProps {
  form: PlayerFormMethods;
  /** Whether the team can be chosen. */
  asksTeam: boolean;
}

/** A new player; admins name a parent as well. */
export function PlayerFields({ form, asksTeam }: PlayerFieldsProps) {
  const { session, club } = useShell();
  const team = useControlledField(form, 'teamId');
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
      {asksTeam && <TeamSelect {...team} placeholder="No team yet" empty={null} choosesOnly />}
      {can(session, 'child.add-for-others') && (
        <>
          <TextField
            label="Parent’s Email (optional)"
            type="email"
            autoComplete="off"
            helper={
              club.sendsMail
                ? 'Without an account they get one, and an invitation by mail.'
                : 'Without an account they get one, and you a password to pass on.'
            }
            {...form.field('parentEmail')}
          />
          <TextField
            label="Parent’s Name"
            helper="Not needed if they have an account."
            autoComplete="off"
            autoCapitalize="words"
            {...form.field('parentName')}
          />
        </>
      )}
    </>
  );
}
