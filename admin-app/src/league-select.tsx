import { type LeagueDto, useListLeaguesQuery } from '@touchline/api-client';
import { QueryList } from '@touchline/app-core';
import { Alert, Button, Row, SelectField, type SelectFieldProps, Skeleton, Stack } from '@touchline/ui';
import Plus from 'lucide-react/icons/plus';
import { leagueLabel } from './labels.ts';

interface LeagueSelectProps extends Pick<
  SelectFieldProps,
  'name' | 'value' | 'onChange' | 'onBlur' | 'ref' | 'error' | 'placeholder'
> {
  /** Shows a button that adds a league. */
  onAdd?: () => void;
  /** A league that was just created; the cached list may not contain it yet. */
  newLeague?: LeagueDto;
}

export function LeagueSelect({ placeholder = 'Select a league', onAdd, newLeague, ...field }: LeagueSelectProps) {
  const leagues = useListLeaguesQuery({});
  return (
    <QueryList
      query={{ ...leagues, data: leagues.data && withLeague(leagues.data, newLeague) }}
      loading={<Skeleton shape="field" label="Loading leagues..." />}
      error="Error loading leagues. Please try again."
      empty={<NoLeagues error={field.error} onAdd={onAdd} />}
    >
      {(rows) => (
        <Stack gap="xxs">
          <SelectField
            {...field}
            label="League"
            placeholder={placeholder}
            options={rows.map((league) => ({ value: league.id, label: leagueLabel(league) }))}
          />
          {onAdd && (
            <Row>
              <Button variant="quiet" icon={Plus} onClick={onAdd}>
                Add League
              </Button>
            </Row>
          )}
        </Stack>
      )}
    </QueryList>
  );
}

const NoLeagues = ({ error, onAdd }: Pick<LeagueSelectProps, 'error' | 'onAdd'>) =>
  onAdd ? (
    <Alert tone={error ? 'danger' : 'info'} title={error ?? 'No leagues yet'} action="Add League" onAction={onAdd}>
      Every team plays in a league. Add one now; your entries here are kept.
    </Alert>
  ) : (
    <Alert tone="info">There are no leagues yet. Add one under Manage Teams first.</Alert>
  );

const withLeague = (leagues: LeagueDto[], added: LeagueDto | undefined) =>
  !added || leagues.some(({ id }) => id === added.id) ? leagues : [...leagues, added];
