import { type ComponentProps, useId } from 'react';
import { styled } from 'styled-components';
import { described, type FieldTexts, type NativeProp, controlLook, Field } from './field.tsx';

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

/** Controlled by `value` and `onChange`, or registered: `<TextField label="Name" {...register('name')} />`. */
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

/** The browser's date picker; the value is 'yyyy-MM-dd'. */
export function DateField(props: Omit<TextFieldProps, 'type' | 'placeholder' | 'inputMode'>) {
  return <TextField {...props} type="date" />;
}

/** The browser's time picker; the value is 'HH:mm'. */
export function TimeField(props: Omit<TextFieldProps, 'type' | 'placeholder' | 'inputMode'>) {
  return <TextField {...props} type="time" />;
}
