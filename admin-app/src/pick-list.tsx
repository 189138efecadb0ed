import { CheckboxList, Chip, type Choice, Row, SearchBox, Stack, Text } from '@touchline/ui';
import { useState } from 'react';
import { keepEnterFromSubmitting } from './keep-enter.ts';
import { useFound } from './use-found.ts';

interface PickListProps {
  label: string;
  searchLabel: string;
  items: readonly Choice<number>[];
  /** The ids that are ticked. */
  value: readonly number[];
  onChange: (ids: number[]) => void;
  helper?: string;
  error?: string;
}

/** More than a person looks through; the rest is found by typing. */
const shownAtOnce = 100;

/** Any number out of a long list that can be searched. What is ticked stays in sight. */
export function PickList({ label, searchLabel, items, value, onChange, helper, error }: PickListProps) {
  const [search, setSearch] = useState('');
  const found = useFound(items, search, textsOf) ?? [];
  const shown = found.slice(0, shownAtOnce);
  const tickedElsewhere = items.filter((item) => value.includes(item.id) && !shown.includes(item));

  return (
    <Stack gap="s">
      <div onKeyDown={keepEnterFromSubmitting}>
        <SearchBox label={searchLabel} value={search} onChange={setSearch} />
      </div>
      {tickedElsewhere.length > 0 && (
        <Row gap="xxs">
          <Text size="secondary" as="span" muted>
            Also selected:
          </Text>
          {tickedElsewhere.map((item) => (
            <Chip key={item.id} label={item.label} onRemove={() => onChange(value.filter((id) => id !== item.id))} />
          ))}
        </Row>
      )}
      {shown.length === 0 && <Text muted>Nothing found for “{search}”.</Text>}
      <CheckboxList
        label={label}
        items={shown}
        value={value}
        onChange={onChange}
        helper={helper}
        error={error}
        scroll
      />
      {found.length > shown.length && (
        <Text size="secondary" muted numeric>
          The first {shownAtOnce} of {found.length.toLocaleString('en-US')} are shown. Type to find the others.
        </Text>
      )}
    </Stack>
  );
}

const textsOf = ({ label, hint }: Choice<number>) => [label, hint];
