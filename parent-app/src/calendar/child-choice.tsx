import { useListOwnChildrenQuery } from '@touchline/api-client';
import { useShell } from '@touchline/app-core';
import { isStaff } from '@touchline/domain';
import { SelectField } from '@touchline/ui';

interface ChildChoiceProps {
  value: number | null;
  /** What to call a player who is nobody's here: staff come with an address that names one. */
  playerName: string | undefined;
  onChange: (childId: number | null) => void;
}

/** Whose events: one own child, all of them; for staff everybody's. */
export function ChildChoice({ value, playerName, onChange }: ChildChoiceProps) {
  const { session } = useShell();
  const { data: children = [] } = useListOwnChildrenQuery({});
  const staff = isStaff(session);
  const isOwn = children.some(({ id }) => id === value);
  const options = [
    { value: '', label: staff ? 'All Children' : 'All my children' },
    ...children.map(({ id, name }) => ({ value: id, label: name })),
    ...(staff && value && !isOwn ? [{ value, label: playerName ?? 'The chosen player' }] : []),
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
