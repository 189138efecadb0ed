import { useListTeamsQuery } from '@touchline/api-client';
import { QueryList } from '@touchline/app-core';
import { Alert, SelectField, type SelectFieldProps, Skeleton } from '@touchline/ui';
import { teamLeagueLabel } from './labels.ts';

/** The props that bind a select to a form field. */
export type SelectBinding = Pick<SelectFieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'ref' | 'error'> & {
  /** The label of the empty option. */
  placeholder?: string;
};

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
          options={rows.map((team) => ({ value: team.id, label: `${team.name} · ${teamLeagueLabel(team)}` }))}
        />
      )}
    </QueryList>
  );
}

export const NoTeams = () => <Alert tone="info">There are no teams yet. Add one under Manage Teams first.</Alert>;
