import { auditGroupLabels, auditGroups, limits, messages } from '@touchline/domain';
import { Button, Card, DateField, media, Row, SelectField, Stack, theme } from '@touchline/ui';
import { styled } from 'styled-components';
import { type AuditFilters, endsTooEarly, isFiltered } from './audit-filters.ts';
import { PeopleFilter } from './people-filter.tsx';

interface AuditFilterPanelProps {
  filters: AuditFilters;
  set: (name: keyof AuditFilters, value: string) => void;
  onClear: () => void;
  /** The names of those whom an address selects, by `user-5` or `child-7`, as far as the log tells them. */
  names: ReadonlyMap<string, string>;
  isLoading: boolean;
}

const groups = auditGroups.map((value) => ({ value, label: auditGroupLabels[value] }));

/** Changes take effect at once. */
export function AuditFilterPanel({ filters, set, onClear, names, isLoading }: AuditFilterPanelProps) {
  const { group, from, to } = filters;
  // Nothing while it loads, so that no number is shown first.
  const nameOf = (key: string) => names.get(key) ?? (isLoading ? '' : undefined);
  return (
    <Card as="div">
      <Stack gap="s">
        <div role="group" aria-label="Filters">
          <Stack gap="s">
            <PeopleFilter filters={filters} set={set} nameOf={nameOf} />
            <Fields>
              <SelectField
                label="What kind"
                placeholder="Everything"
                options={groups}
                value={group}
                onChange={({ target }) => set('group', target.value)}
              />
              <DateField
                label="From"
                {...limits.eventDate}
                value={from}
                onChange={({ target }) => set('from', target.value)}
              />
              <DateField
                label="To"
                {...limits.eventDate}
                value={to}
                onChange={({ target }) => set('to', target.value)}
                error={endsTooEarly(filters) ? messages.absenceReversed : undefined}
              />
            </Fields>
          </Stack>
        </div>
        {isFiltered(filters) && (
          <Row>
            <Button variant="quiet" onClick={onClear}>
              Clear filters
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${theme.space.s};

  & > :first-child {
    grid-column: 1 / -1;
  }

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    & > :first-child {
      grid-column: auto;
    }
  }
`;
