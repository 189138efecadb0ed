import {
  CheckboxList,
  Chip,
  type Choice,
  RadioGroup,
  type RadioOption,
  Row,
  SearchBox,
  Stack,
  Text,
} from '@touchline/ui';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { useTextFilter } from './use-text-filter.ts';

/** Nobody looks through more; the search finds the rest. */
const shownCheckboxes = 100;
const shownRadios = 20;

interface SearchableCheckboxListProps {
  label: string;
  searchLabel: string;
  items: readonly Choice<number>[];
  /** The ids that are ticked. */
  value: readonly number[];
  onChange: (ids: number[]) => void;
  helper?: string;
  error?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Any number of choices from a long list with a search box. What is ticked stays in sight. */
export function SearchableCheckboxList(props: SearchableCheckboxListProps) {
  const { label, searchLabel, items, value, onChange, helper, error, ref } = props;
  const [search, setSearch] = useState('');
  const found = useTextFilter(items, search, textsOf) ?? [];
  const shown = found.slice(0, shownCheckboxes);
  const tickedElsewhere = items.filter((item) => value.includes(item.id) && !shown.includes(item));

  return (
    <Stack gap="s">
      <ListSearch label={searchLabel} value={search} onChange={setSearch} />
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
      <CheckboxList {...{ label, value, onChange, helper, error, ref }} items={shown} scroll />
      {found.length > shown.length && (
        <Text size="secondary" muted numeric>
          {firstOf(shownCheckboxes, found.length)}
        </Text>
      )}
    </Stack>
  );
}

interface SearchableRadioListProps {
  label: string;
  searchLabel: string;
  /** The choice of nothing: first in the list, whatever is searched for. */
  first: RadioOption<string>;
  options: readonly RadioOption<string>[];
  value: string;
  onChange: (value: string) => void;
}

/** One choice from a long list with a search box. What is chosen stays in sight. */
export function SearchableRadioList({ label, searchLabel, first, options, value, onChange }: SearchableRadioListProps) {
  const [search, setSearch] = useState('');
  const found = useTextFilter(options, search, textsOf) ?? [];
  const chosen = options.filter((option) => option.value === value);
  const shown = found.slice(0, shownRadios).filter((option) => option.value !== value);

  return (
    <Stack gap="s">
      <ListSearch label={searchLabel} value={search} onChange={setSearch} />
      <RadioGroup label={label} hideLabel options={[first, ...chosen, ...shown]} value={value} onChange={onChange} />
      <Text size="secondary" as="div" muted numeric>
        <div role="status">
          {found.length === 0 && `Nothing found for “${search}”.`}
          {found.length > shownRadios && firstOf(shownRadios, found.length)}
        </div>
      </Text>
    </Stack>
  );
}

/** Enter does not submit the form around it. */
function ListSearch(props: { label: string; value: string; onChange: (value: string) => void }) {
  const keepEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
  };
  return (
    <div onKeyDown={keepEnter}>
      <SearchBox {...props} />
    </div>
  );
}

const textsOf = ({ label, hint }: { label: string; hint?: string }) => [label, hint];

const firstOf = (shown: number, found: number) =>
  `The first ${shown} of ${found.toLocaleString('en-US')} are shown. Type to find the others.`;
