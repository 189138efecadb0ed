import { type LeagueDto, useListLeaguesQuery } from '@touchline/api-client';
import { QueryList } from '@touchline/app-core';
import { Alert, Button, Row, SelectField, Skeleton, Stack } from '@touchline/ui';
import Plus from 'lucide-react/icons/plus';
import { leagueLabel } from './league-label.ts';
import { type SelectBinding } from './team-select.tsx';

interface LeagueSelectProps extends SelectBinding {
  /** Offers to create a league that is not in the list. */
  onAdd?: () => void;
  /** A league that was just created; the cached list may not contain it yet. */
  newLeague?: LeagueDto;
}

/** One of the club's leagues. */
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
      A team plays in a league. Add it now; what you typed here stays.
    </Alert>
  ) : (
    <Alert tone="info">There are no leagues yet. Add one under Manage Teams first.</Alert>
  );

const withLeague = (leagues: LeagueDto[], added: LeagueDto | undefined) =>
  !added || leagues.some(({ id }) => id === added.id) ? leagues : [...leagues, added];
