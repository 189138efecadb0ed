import { useListLeaguesQuery } from '@touchline/api-client';
import { QueryList } from '@touchline/app-core';
import { Alert, SelectField, Skeleton } from '@touchline/ui';
import { leagueLabel } from './league-label.ts';
import { type SelectBinding } from './team-select.tsx';

/** One of the leagues. */
export function LeagueSelect({ placeholder = 'Select a league', ...field }: SelectBinding) {
  const leagues = useListLeaguesQuery({});
  return (
    <QueryList
      query={leagues}
      loading={<Skeleton shape="field" />}
      error="Error loading leagues. Please try again."
      empty={<Alert tone="info">There are no leagues yet. Add one under Manage Teams first.</Alert>}
    >
      {(rows) => (
        <SelectField
          {...field}
          label="League"
          placeholder={placeholder}
          options={rows.map((league) => ({ value: league.id, label: leagueLabel(league) }))}
        />
      )}
    </QueryList>
  );
}
