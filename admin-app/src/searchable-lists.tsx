import { limits } from '@touchline/domain';
import {
  CheckboxList,
  Chip,
  Disclosure,
  type Choice,
  RadioGroup,
  type RadioOption,
  Row,
  SearchBox,
  Stack,
  Text,
} from '@touchline/ui';
import { type KeyboardEvent, type Ref, useMemo } from 'react';
import { truncationHint } from './labels.ts';
import { useSeen } from './use-seen.ts';

/** How many matches a list shows; the search finds the others. */
export const shownMatches = { checkboxes: 50, radios: 20 };

interface SearchProps {
  label: string;
  searchLabel: string;
  search: string;
  onSearch: (search: string) => void;
  /** The matches of another search are loading. */
  busy?: boolean;
  /** The number of matches, of which the list shows the first ones. */
  total: number;
}

interface SearchableCheckboxListProps extends SearchProps {
  /** The first matches; the same array until they change. */
  items: readonly Choice<number>[];
  /** Further matches, folded under a heading; the same array until they change. */
  others?: readonly Choice<number>[];
  othersLabel?: string;
  /** The selected ids. */
  value: readonly number[];
  onChange: (ids: number[]) => void;
  /** The items that were selected before the user searched. */
  initial?: readonly Choice<number>[];
  helper?: string;
  error?: string;
  ref?: Ref<HTMLInputElement>;
}

const noChoices: readonly Choice<number>[] = [];

/** Checkboxes with a search box, for long lists. Selected items that the search hides are visible as chips. */
export function SearchableCheckboxList(props: SearchableCheckboxListProps) {
  const { label, searchLabel, search, onSearch, busy, total, items, others = noChoices, othersLabel } = props;
  const { value, onChange, initial, helper, error, ref } = props;
  const shown = useMemo(() => [...items, ...others], [items, others]);
  const seen = useSeen(shown, ({ id }) => id);
  const hiddenSelected = value
    .filter((id) => !items.some((item) => item.id === id))
    .flatMap((id) => seen.get(id) ?? initial?.find((item) => item.id === id) ?? []);

  return (
    <Stack gap="s">
      <ListSearch label={searchLabel} value={search} onChange={onSearch} />
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
      {items.length === 0 && !busy && <Text muted>Nothing found for “{search}”.</Text>}
      <CheckboxList
        label={label}
        value={value}
        onChange={onChange}
        helper={helper}
        error={error}
        ref={ref}
        items={items}
        scroll
      />
      {others.length > 0 && (
        <Disclosure summary={othersLabel}>
          <CheckboxList label={othersLabel ?? ''} hideLabel value={value} onChange={onChange} items={others} scroll />
        </Disclosure>
      )}
      {total > shown.length && (
        <Text size="secondary" muted numeric>
          {truncationHint(shown.length, total)}
        </Text>
      )}
    </Stack>
  );
}

interface SearchableRadioListProps extends SearchProps {
  /** The option for no selection, if it is one: first in the list, whatever the search. */
  emptyOption?: RadioOption<string>;
  /** The first matches; the same array until they change. */
  options: readonly RadioOption<string>[];
  value: string;
  onChange: (value: string) => void;
  /** The option that was selected before the user searched. */
  initial?: RadioOption<string>;
}

/** Radio buttons with a search box, for long lists. The selected option is always visible. */
export function SearchableRadioList(props: SearchableRadioListProps) {
  const { label, searchLabel, search, onSearch, busy, total, emptyOption, options, value, onChange, initial } = props;
  const seen = useSeen(options, (option) => option.value);
  const selected = seen.get(value) ?? (initial?.value === value ? initial : undefined);
  const others = options.filter((option) => option.value !== value);

  return (
    <Stack gap="s">
      <ListSearch label={searchLabel} value={search} onChange={onSearch} />
      <RadioGroup
        label={label}
        hideLabel
        options={[...(emptyOption ? [emptyOption] : []), ...(selected ? [selected] : []), ...others]}
        value={value}
        onChange={onChange}
      />
      <Text size="secondary" as="div" muted numeric>
        <div role="status">
          {options.length === 0 && !busy && `Nothing found for “${search}”.`}
          {total > options.length && truncationHint(options.length, total)}
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
      <SearchBox {...props} maxLength={limits.name.max} />
    </div>
  );
}
