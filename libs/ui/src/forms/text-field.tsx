import { useId, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { described, type FieldTexts, type NativeProp } from './field-ids.ts';
import { controlLook, Field } from './field.tsx';

type Native =
  | NativeProp
  | 'readOnly'
  | 'min'
  | 'max'
  | 'minLength'
  | 'maxLength'
  | 'pattern'
  | 'step'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'inputMode'
  | 'placeholder';

/** Controlled by `value` and `onChange`, or handed over to a form library: `<TextField label="Name" {...register('name')} />`. */
export interface TextFieldProps extends FieldTexts, Pick<ComponentProps<'input'>, Native> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'number' | 'password' | 'date' | 'time';
}

export function TextField({ label, hideLabel, helper, error, id, ...native }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} label={label} hideLabel={hideLabel} helper={helper} error={error}>
      <Input type="text" {...native} id={fieldId} {...described(fieldId, { helper, error })} />
    </Field>
  );
}

export const Input = styled.input`
  ${controlLook}
`;
