import { type TeamDto, useListTeamsQuery } from '@touchline/api-client';
import { QueryList } from '@touchline/app-core';
import { Alert, SelectField, type SelectFieldProps, Skeleton } from '@touchline/ui';
import { leagueLabel } from './league-label.ts';

/** What a form's registration gives, and what a filter says of it. */
export type SelectBinding = Pick<SelectFieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'ref' | 'error'> & {
  /** The first, empty choice. */
  placeholder?: string;
};

/** One of the club's teams. */
export function TeamSelect({ placeholder = 'Select a team', ...field }: SelectBinding) {
  const teams = useListTeamsQuery({ members: 'none' });
  return (
    <QueryList
      query={teams}
      loading={<Skeleton shape="field" />}
      error="Error loading teams. Please try again."
      empty={<NoTeams />}
    >
      {(rows) => (
        <SelectField
          {...field}
          label="Team"
          placeholder={placeholder}
          options={rows.map((team) => ({ value: team.id, label: `${team.name} · ${leagueOf(team)}` }))}
        />
      )}
    </QueryList>
  );
}

export const NoTeams = () => <Alert tone="info">There are no teams yet. Add one under Manage Teams first.</Alert>;

export const leagueOf = ({ league }: TeamDto) => (league ? leagueLabel(league) : 'No League');
