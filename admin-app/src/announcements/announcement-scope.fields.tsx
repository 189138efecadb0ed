import { useControlledField } from '@touchline/app-core';
import { RadioGroup, Stack } from '@touchline/ui';
import { LeagueSelect } from '../league-select.tsx';
import { TeamSelect } from '../team-select.tsx';
import { type AnnouncementForm } from './announcement-form.schema.ts';

const choices = [
  { value: 'general', label: 'All users', hint: 'Every family and all staff' },
  { value: 'team', label: 'Specific team', hint: 'The families of one team' },
  { value: 'league', label: 'Specific league', hint: 'The families of all teams of a league' },
] as const;

/** The audience of an announcement. */
export function AnnouncementScopeFields({ form }: { form: AnnouncementForm }) {
  const scope = useControlledField(form, 'scope');
  const changeScope = (value: string) => {
    scope.onChange(value);
    form.clearErrors(['teamId', 'leagueId']);
  };
  return (
    <Stack gap="s">
      <RadioGroup label="Who is it for?" options={choices} {...scope} onChange={changeScope} />
      {scope.value === 'team' && <TeamSelect {...form.field('teamId')} />}
      {scope.value === 'league' && <LeagueSelect {...form.field('leagueId')} />}
    </Stack>
  );
}
