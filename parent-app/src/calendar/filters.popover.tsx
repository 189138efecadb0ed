import { useListLeaguesQuery } from '@touchline/api-client';
import { typeWords, useShell } from '@touchline/app-core';
import { eventTypes, isStaff } from '@touchline/domain';
import { Button, CheckboxList, media, offScreen, Popover, SelectField, Stack } from '@touchline/ui';
import ListFilter from 'lucide-react/icons/list-filter';
import { styled } from 'styled-components';
import { type CalendarState, filterCount } from './calendar-address.ts';
import { defaultPreferences } from './calendar.slice.ts';

interface FiltersProps {
  state: CalendarState;
  adjust: (change: Partial<CalendarState>) => void;
}

/** Filters by event type and, for staff, by league. The button shows how many filters are set. */
export function Filters({ state, adjust }: FiltersProps) {
  const { session } = useShell();
  const count = filterCount(state);
  const { types, leagueId } = defaultPreferences;

  return (
    <Popover
      label="Filters"
      trigger={
        <Button variant="secondary" icon={ListFilter} label={count > 0 ? `Filters, ${count} changed` : undefined}>
          <Word>Filters</Word>
          {count > 0 && ` (${count})`}
        </Button>
      }
    >
      <Stack gap="s">
        <CheckboxList
          label="Event types"
          items={eventTypes.map((type) => ({ id: type, label: typeWords[type].label }))}
          value={state.types}
          onChange={(ids) => adjust({ types: eventTypes.filter((type) => ids.includes(type)) })}
        />
        {isStaff(session) && <LeagueChoice value={state.leagueId} onChange={(id) => adjust({ leagueId: id })} />}
        <Button variant="quiet" disabled={count === 0} onClick={() => adjust({ types, leagueId })}>
          Reset filters
        </Button>
      </Stack>
    </Popover>
  );
}

const Word = styled.span`
  ${media.phone} {
    ${offScreen}
  }
`;

interface LeagueChoiceProps {
  value: number | null;
  onChange: (leagueId: number | null) => void;
}

function LeagueChoice({ value, onChange }: LeagueChoiceProps) {
  const { data: leagues = [] } = useListLeaguesQuery({});
  return (
    <SelectField
      label="League"
      placeholder="All leagues"
      options={leagues.map(({ id, name, ageGroup }) => ({ value: id, label: `${name} (${ageGroup})` }))}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value ? Number(target.value) : null)}
    />
  );
}
