import { useListOwnChildrenQuery } from '@touchline/api-client';
import { useShell } from '@touchline/app-core';
import { isStaff } from '@touchline/domain';
import { SelectField } from '@touchline/ui';

interface ChildChoiceProps {
  value: number | null;
  /** The name of a player who is not an own child; staff open links to those. */
  playerName: string | undefined;
  onChange: (childId: number | null) => void;
}

/** Selects one own child or all; for staff also any player from a link, or everyone. */
export function ChildChoice({ value, playerName, onChange }: ChildChoiceProps) {
  const { session } = useShell();
  const { data: children = [] } = useListOwnChildrenQuery({});
  const staff = isStaff(session);
  const isOwn = children.some(({ id }) => id === value);
  const options = [
    { value: '', label: staff ? 'All Children' : 'My children' },
    ...children.map(({ id, name }) => ({ value: id, label: name })),
    ...(staff && value && !isOwn ? [{ value, label: playerName ?? 'Selected player' }] : []),
  ];

  return (
    <SelectField
      label="Child"
      hideLabel
      options={options}
      value={isOwn || staff ? (value ?? '') : ''}
      onChange={({ target }) => onChange(target.value ? Number(target.value) : null)}
    />
  );
}
