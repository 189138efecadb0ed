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

/** Limits on the rendered items; the search finds the others. */
const maxCheckboxes = 100;
const maxRadios = 20;

interface SearchableCheckboxListProps {
  label: string;
  searchLabel: string;
  items: readonly Choice<number>[];
  /** The selected ids. */
  value: readonly number[];
  onChange: (ids: number[]) => void;
  helper?: string;
  error?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Checkboxes with a search box, for long lists. Selected items that the search hides are visible as chips. */
export function SearchableCheckboxList(props: SearchableCheckboxListProps) {
  const { label, searchLabel, items, value, onChange, helper, error, ref } = props;
  const [search, setSearch] = useState('');
  const matches = useTextFilter(items, search, textsOf) ?? [];
  const visible = matches.slice(0, maxCheckboxes);
  const hiddenSelected = items.filter((item) => value.includes(item.id) && !visible.includes(item));

  return (
    <Stack gap="s">
      <ListSearch label={searchLabel} value={search} onChange={setSearch} />
      {hiddenSelected.length > 0 && (
        <Row gap="xxs">
          <Text size="secondary" as="span" muted>
            Also selected:
          </Text>
          {hiddenSelected.map((item) => (
            <Chip key={item.id} label={item.label} onRemove={() => onChange(value.filter((id) => id !== item.id))} />
          ))}
        </Row>
      )}
      {visible.length === 0 && <Text muted>Nothing found for “{search}”.</Text>}
      <CheckboxList {...{ label, value, onChange, helper, error, ref }} items={visible} scroll />
      {matches.length > visible.length && (
        <Text size="secondary" muted numeric>
          {truncationHint(maxCheckboxes, matches.length)}
        </Text>
      )}
    </Stack>
  );
}

interface SearchableRadioListProps {
  label: string;
  searchLabel: string;
  /** The option for no selection: first in the list, whatever the search. */
  emptyOption: RadioOption<string>;
  options: readonly RadioOption<string>[];
  value: string;
  onChange: (value: string) => void;
}

/** Radio buttons with a search box, for long lists. The selected option is always visible. */
export function SearchableRadioList({
  label,
  searchLabel,
  emptyOption,
  options,
  value,
  onChange,
}: SearchableRadioListProps) {
  const [search, setSearch] = useState('');
  const matches = useTextFilter(options, search, textsOf) ?? [];
  const selected = options.filter((option) => option.value === value);
  const visible = matches.slice(0, maxRadios).filter((option) => option.value !== value);

  return (
    <Stack gap="s">
      <ListSearch label={searchLabel} value={search} onChange={setSearch} />
      <RadioGroup
        label={label}
        hideLabel
        options={[emptyOption, ...selected, ...visible]}
        value={value}
        onChange={onChange}
      />
      <Text size="secondary" as="div" muted numeric>
        <div role="status">
          {matches.length === 0 && `Nothing found for “${search}”.`}
          {matches.length > maxRadios && truncationHint(maxRadios, matches.length)}
        </div>
      </Text>
    </Stack>
  );
}

/** A search box inside a form; Enter does not submit the form. */
function ListSearch(props: { label: string; value: string; onChange: (value: string) => void }) {
  const preventSubmit = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
  };
  return (
    <div onKeyDown={preventSubmit}>
      <SearchBox {...props} />
    </div>
  );
}

const textsOf = ({ label, hint }: { label: string; hint?: string }) => [label, hint];

const truncationHint = (limit: number, total: number) =>
  `Showing the first ${limit} of ${total.toLocaleString('en-US')}. Type to find the others.`;
