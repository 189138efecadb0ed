import { useId, type ComponentProps } from 'react';
import { described, type FieldTexts, type NativeProp } from './field-ids.ts';
import { Field } from './field.tsx';
import { NativeSelect, type SelectOption } from './native-select.tsx';

type Native = NativeProp | 'autoComplete';

export interface SelectFieldProps extends FieldTexts, Pick<ComponentProps<'select'>, Native> {
  options: readonly SelectOption[];
  /** The first, empty choice: 'Please choose'. */
  placeholder?: string;
}

/** A native select: the phone's own picker, and it works with a form library's spread. */
export function SelectField({ label, hideLabel, helper, error, id, ...native }: SelectFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} label={label} hideLabel={hideLabel} helper={helper} error={error}>
      <NativeSelect {...native} id={fieldId} {...described(fieldId, { helper, error })} />
    </Field>
  );
}
