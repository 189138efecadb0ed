import { type LeagueDto, useListLeaguesQuery } from '@touchline/api-client';
import { QueryList } from '@touchline/app-core';
import { Alert, Button, Row, SelectField, type SelectFieldProps, Skeleton, Stack } from '@touchline/ui';
import Plus from 'lucide-react/icons/plus';
import { leagueLabel } from '../../league-label.ts';

interface LeagueSelectProps {
  field: Pick<SelectFieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'ref'>;
  error?: string;
  /** A league that was just made; the list may not know it yet. */
  made: LeagueDto | null;
  /** Makes a league that is not there yet. */
  onAdd: () => void;
}

/** The league of a team, and the way to one when it is not there yet. */
export function LeagueSelect({ field, error, made, onAdd }: LeagueSelectProps) {
  const leagues = useListLeaguesQuery({});
  return (
    <QueryList
      query={{ ...leagues, data: leagues.data && withMade(leagues.data, made) }}
      loading={<Skeleton shape="field" label="Loading leagues..." />}
      error="Error loading leagues. Please try again."
      empty={
        <Alert tone={error ? 'danger' : 'info'} title={error ?? 'No leagues yet'} action="Add League" onAction={onAdd}>
          A team plays in a league. Add it now; what you typed here stays.
        </Alert>
      }
    >
      {(rows) => (
        <Stack gap="xxs">
          <SelectField
            {...field}
            label="League"
            placeholder="Select a league"
            options={rows.map((league) => ({ value: league.id, label: leagueLabel(league) }))}
            error={error}
          />
          <Row>
            <Button variant="quiet" icon={Plus} onClick={onAdd}>
              Add League
            </Button>
          </Row>
        </Stack>
      )}
    </QueryList>
  );
}

const withMade = (leagues: LeagueDto[], made: LeagueDto | null) =>
  !made || leagues.some(({ id }) => id === made.id) ? leagues : [...leagues, made];
