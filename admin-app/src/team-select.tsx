import { type TeamDto, useListTeamPageQuery } from '@touchline/api-client';
import { QueryList } from '@touchline/app-core';
import { Alert, SelectField, Skeleton } from '@touchline/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { teamLeagueLabel } from './labels.ts';
import { type TeamBinding } from './team-binding.ts';
import { shownTeams, TeamCombobox } from './team-combobox.tsx';

interface TeamSelectProps extends TeamBinding {
  /** The label of an option. */
  labelOf?: (team: TeamDto) => string;
  /** Shown if there are no teams. */
  empty?: ReactNode;
  /** Chooses the team if there is only one. */
  choosesOnly?: boolean;
}

/** A native select, which is best on phones, or a combobox if there are too many teams to list. */
export function TeamSelect({
  labelOf = fullLabel,
  empty = <NoTeams />,
  choosesOnly = false,
  ...field
}: TeamSelectProps) {
  const { placeholder = 'Select a team', leagueId, onChange, ...native } = field;
  const { currentData, ...teams } = useListTeamPageQuery({ members: 'none', limit: shownTeams, leagueId });
  const only = choosesOnly && currentData?.total === 1 ? currentData.rows[0]?.id : undefined;
  const choose = useRef(onChange);
  useEffect(() => {
    if (only !== undefined) choose.current(String(only));
  }, [only]);
  return (
    <QueryList
      query={{ ...teams, data: currentData?.rows }}
      loading={<Skeleton shape="field" />}
      error="Error loading teams. Please try again."
      empty={empty}
    >
      {(rows) =>
        currentData && currentData.total > rows.length ? (
          <TeamCombobox {...field} placeholder={placeholder} />
        ) : (
          <SelectField
            {...native}
            label="Team"
            placeholder={placeholder}
            options={rows.map((team) => ({ value: team.id, label: labelOf(team) }))}
            onChange={({ target }) => onChange(target.value)}
          />
        )
      }
    </QueryList>
  );
}

export const NoTeams = () => <Alert tone="info">There are no teams yet. Add one under Manage Teams first.</Alert>;

const fullLabel = (team: TeamDto) => `${team.name} · ${teamLeagueLabel(team)}`;
