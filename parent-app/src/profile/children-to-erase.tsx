import { type LeftChildDto } from '@touchline/api-client';
import { CheckboxList } from '@touchline/ui';
import { calledChild } from '../children/called-child.ts';
import { nameAmong } from '../children/child-names.ts';

interface ChildrenToEraseProps {
  children: readonly LeftChildDto[];
  /** The ids that are ticked, without those of children for whom the user has asked before. */
  value: readonly number[];
  onChange: (ids: number[]) => void;
}

/** Which children are to be deleted for good, too. Nothing for users without children. */
export function ChildrenToErase({ children, value, onChange }: ChildrenToEraseProps) {
  const all = children.map(({ name }) => calledChild(name));
  const items = children.flatMap(({ id, name, isErasureRequested = false }) =>
    id === undefined ? [] : [{ id, name: nameAmong(calledChild(name), all), hasAsked: isErasureRequested }],
  );
  if (items.length === 0) return null;
  const asked = items.filter(({ hasAsked }) => hasAsked).map(({ id }) => id);
  return (
    <CheckboxList
      label={items.length === 1 ? 'Your Child' : 'Your Children'}
      helper="An admin decides. Other guardians are told."
      items={items.map(({ id, name, hasAsked }) => ({
        id,
        label: `And delete ${name} for good`,
        disabled: hasAsked,
        ...(hasAsked && { hint: 'You have asked for it.' }),
      }))}
      value={[...new Set([...asked, ...value])]}
      onChange={(ids) => onChange(ids.filter((id) => !asked.includes(id)))}
    />
  );
}
