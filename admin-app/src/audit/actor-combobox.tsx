import { type UserDto, useListUserPageQuery } from '@touchline/api-client';
import { useSettled } from '@touchline/app-core';
import { limits } from '@touchline/domain';
import { Combobox, type ComboboxOption } from '@touchline/ui';
import { useMemo, useState } from 'react';
import { truncationHint } from '../labels.ts';
import { useSeen } from '../use-seen.ts';

export interface PersonFieldProps {
  /** '' for none. */
  value: string;
  onChange: (value: string) => void;
  /** The name that the log tells of the selected one, unless it tells none. */
  knownName: string | undefined;
}

/** How many are offered at once. */
export const shownPeople = 20;

/** Searches all users on the server. */
export function ActorCombobox({ value, onChange, knownName }: PersonFieldProps) {
  const [search, setSearch] = useState('');
  const q = useSettled(search);
  const users = useListUserPageQuery({ limit: shownPeople, q: q || undefined });
  const options = useMemo(() => users.data?.rows.map(userOption) ?? [], [users.data]);
  const seen = useSeen(options, (option) => option.value);
  const total = users.data?.total ?? 0;
  return (
    <Combobox
      label="Who did it"
      placeholder="Anybody"
      options={options}
      total={total}
      truncated={total > options.length ? truncationHint(options.length, total) : undefined}
      selected={selectedOf(value, seen, knownName)}
      onChange={(option) => onChange(option?.value ?? '')}
      onSearch={setSearch}
      maxLength={limits.name.max}
      busy={q !== search || users.isFetching}
      problem={users.isError ? 'Error loading users. Please try again.' : undefined}
    />
  );
}

const userOption = ({ id, fullName, email }: UserDto): ComboboxOption => ({
  value: String(id),
  label: fullName,
  hint: email,
});

/** What is selected: as it was found here, or with the name that the log tells. */
export function selectedOf(
  value: string,
  seen: ReadonlyMap<string, ComboboxOption>,
  knownName: string | undefined,
): ComboboxOption | null {
  if (value === '') return null;
  return seen.get(value) ?? { value, label: knownName ?? `no. ${value.replace(/\D/g, '')}` };
}
