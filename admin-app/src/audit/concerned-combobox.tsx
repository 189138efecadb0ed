import { useGetChildQuery, useListChildPageQuery, useListUserPageQuery } from '@touchline/api-client';
import { ageGroupWords, useSettled } from '@touchline/app-core';
import { limits } from '@touchline/domain';
import { Combobox, type ComboboxOption } from '@touchline/ui';
import { useMemo, useState } from 'react';
import { truncationHint } from '../labels.ts';
import { useSeen } from '../use-seen.ts';
import { concernedIn } from './audit-filters.ts';
import { type PersonFieldProps, selectedOf, shownPeople } from './actor-combobox.tsx';

/** Searches all users and players on the server. */
export function ConcernedCombobox({ value, onChange, knownName }: PersonFieldProps) {
  const [search, setSearch] = useState('');
  const q = useSettled(search);
  const page = { limit: shownPeople, q: q || undefined };
  const users = useListUserPageQuery(page);
  const children = useListChildPageQuery(page);
  const options = useMemo<ComboboxOption[]>(
    () => [
      ...(children.data?.rows ?? []).map((child) => ({
        value: `child-${child.id}`,
        label: child.name,
        hint: `Player · ${ageGroupWords(child)}`,
      })),
      ...(users.data?.rows ?? []).map(({ id, fullName, email }) => ({
        value: `user-${id}`,
        label: fullName,
        hint: `User · ${email}`,
      })),
    ],
    [children.data, users.data],
  );
  const seen = useSeen(options, (option) => option.value);
  const concerned = concernedIn(value);
  // A player about whom the log has nothing yet.
  const child = useGetChildQuery(concerned?.id ?? 0, { skip: concerned?.kind !== 'child' || knownName !== undefined });
  const total = (users.data?.total ?? 0) + (children.data?.total ?? 0);
  return (
    <Combobox
      label="Whom it concerns"
      placeholder="Any user or player"
      options={options}
      total={total}
      truncated={total > options.length ? truncationHint(options.length, total) : undefined}
      selected={selectedOf(value, seen, knownName ?? child.currentData?.name)}
      onChange={(option) => onChange(option?.value ?? '')}
      onSearch={setSearch}
      maxLength={limits.name.max}
      busy={q !== search || users.isFetching || children.isFetching}
      problem={users.isError || children.isError ? 'Error loading users and players. Please try again.' : undefined}
    />
  );
}
