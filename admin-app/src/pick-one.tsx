import { RadioGroup, type RadioOption, SearchBox, Stack, Text } from '@touchline/ui';
import { useState } from 'react';
import { keepEnterFromSubmitting } from './keep-enter.ts';
import { useFound } from './use-found.ts';

interface PickOneProps {
  label: string;
  searchLabel: string;
  /** Stands above all others, whatever is searched for: the choice of nothing. */
  first: RadioOption<string>;
  options: readonly RadioOption<string>[];
  value: string;
  onChange: (value: string) => void;
}

/** More than a person looks through; the rest is found by typing. */
const shownAtOnce = 20;

/** One out of a long list that can be searched. What is chosen stays in sight. */
export function PickOne({ label, searchLabel, first, options, value, onChange }: PickOneProps) {
  const [search, setSearch] = useState('');
  const found = useFound(options, search, textsOf) ?? [];
  const chosen = options.filter((option) => option.value === value);
  const shown = found.slice(0, shownAtOnce).filter((option) => option.value !== value);

  return (
    <Stack gap="s">
      <div onKeyDown={keepEnterFromSubmitting}>
        <SearchBox label={searchLabel} value={search} onChange={setSearch} />
      </div>
      <RadioGroup label={label} hideLabel options={[first, ...chosen, ...shown]} value={value} onChange={onChange} />
      <Text size="secondary" as="div" muted numeric>
        <div role="status">{summary(search, found.length)}</div>
      </Text>
    </Stack>
  );
}

function summary(search: string, found: number): string {
  if (found === 0) return `Nothing found for “${search}”.`;
  if (found <= shownAtOnce) return '';
  return `The first ${shownAtOnce} of ${found.toLocaleString('en-US')} are shown. Type to find the others.`;
}

const textsOf = ({ label, hint }: RadioOption<string>) => [label, hint];
