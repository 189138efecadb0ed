import { type TeamDto, useGetTeamQuery, useListTeamPageQuery } from '@touchline/api-client';
import { useSettled } from '@touchline/app-core';
import { limits } from '@touchline/domain';
import { Combobox, type ComboboxOption } from '@touchline/ui';
import { useMemo, useState } from 'react';
import { teamLeagueLabel, truncationHint } from './labels.ts';
import { type TeamBinding } from './team-binding.ts';
import { useSeen } from './use-seen.ts';

/** How many teams are offered at once. */
export const shownTeams = 30;

/** Searches all teams, or those of a league, on the server. */
export function TeamCombobox({ value, onChange, leagueId, ...field }: TeamBinding) {
  const [search, setSearch] = useState('');
  const q = useSettled(search);
  const teams = useListTeamPageQuery({ members: 'none', limit: shownTeams, leagueId, q: q || undefined });
  const options = useMemo(() => teams.data?.rows.map(optionOf) ?? [], [teams.data]);
  const total = teams.data?.total ?? 0;
  return (
    <Combobox
      {...field}
      label="Team"
      options={options}
      total={total}
      truncated={total > options.length ? truncationHint(options.length, total) : undefined}
      selected={useSelected(value, options)}
      onChange={(option) => onChange(option?.value ?? '')}
      onSearch={setSearch}
      maxLength={limits.name.max}
      busy={q !== search || teams.isFetching}
      problem={teams.isError ? 'Error loading teams. Please try again.' : undefined}
    />
  );
}

/** The option of the selected team, which is loaded unless the user has found it here. */
function useSelected(id: string, options: readonly ComboboxOption[]): ComboboxOption | null {
  const seen = useSeen(options, ({ value }) => value).get(id);
  const team = useGetTeamQuery(Number(id), { skip: id === '' || seen !== undefined });
  if (id === '') return null;
  if (seen) return seen;
  return team.currentData ? optionOf(team.currentData) : { value: id, label: team.isError ? `no. ${id}` : '' };
}

const optionOf = (team: TeamDto): ComboboxOption => ({
  value: String(team.id),
  label: team.name,
  hint: teamLeagueLabel(team),
});
