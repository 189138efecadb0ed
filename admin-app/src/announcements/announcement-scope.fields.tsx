import { RadioGroup, Stack } from '@touchline/ui';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { LeagueSelect } from '../league-select.tsx';
import { TeamSelect } from '../team-select.tsx';
import { type AnnouncementInput } from './announcement-form.schema.ts';

const choices = [
  { value: 'general', label: 'All users', hint: 'Every family and all staff' },
  { value: 'team', label: 'Specific team', hint: 'The families of one team' },
  { value: 'league', label: 'Specific league', hint: 'The families of all teams of a league' },
] as const;

/** Whom the announcement is for. */
export function AnnouncementScopeFields() {
  const { control, register, clearErrors, formState } = useFormContext<AnnouncementInput>();
  const { errors } = formState;
  const scope = useWatch({ control, name: 'scope' });
  return (
    <Stack gap="s">
      <Controller
        control={control}
        name="scope"
        render={({ field: { ref, value, onBlur, onChange } }) => (
          <RadioGroup
            label="Who is it for?"
            options={choices}
            ref={ref}
            value={value}
            onBlur={onBlur}
            onChange={(next) => {
              onChange(next);
              clearErrors(['teamId', 'leagueId']);
            }}
          />
        )}
      />
      {scope === 'team' && <TeamSelect error={errors.teamId?.message} {...register('teamId')} />}
      {scope === 'league' && <LeagueSelect error={errors.leagueId?.message} {...register('leagueId')} />}
    </Stack>
  );
}
