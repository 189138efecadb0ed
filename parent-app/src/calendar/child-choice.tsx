import { useListOwnChildrenQuery } from '@touchline/api-client';
import { useShell } from '@touchline/app-core';
import { isStaff } from '@touchline/domain';
import { SelectField } from '@touchline/ui';

interface ChildChoiceProps {
  value: number | null;
  onChange: (childId: number | null) => void;
}

/** Whose events: one own child, all of them; for staff everybody's. */
export function ChildChoice({ value, onChange }: ChildChoiceProps) {
  const { session } = useShell();
  const { data: children = [] } = useListOwnChildrenQuery();
  const all = isStaff(session) ? 'All Children' : 'All my children';

  return (
    <SelectField
      label="Child"
      hideLabel
      options={[{ value: '', label: all }, ...children.map(({ id, name }) => ({ value: id, label: name }))]}
      value={children.some(({ id }) => id === value) ? (value ?? '') : ''}
      onChange={({ target }) => onChange(target.value ? Number(target.value) : null)}
    />
  );
}
