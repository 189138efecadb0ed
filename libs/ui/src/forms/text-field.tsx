import { type ComponentProps, useId } from 'react';
import { styled } from 'styled-components';
import { controlLook, described, Field, type FieldTexts, type NativeProp } from './field.tsx';

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
  | 'spellCheck'
  | 'inputMode'
  | 'placeholder';

/** Controlled by `value` and `onChange`, or registered: `<TextField label="Name" {...register('name')} />`. */
export interface TextFieldProps extends FieldTexts, Pick<ComponentProps<'input'>, Native> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'number' | 'password' | 'date' | 'time' | 'datetime-local';
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

/** The browser's picker of a day and a time; the value is 'yyyy-MM-ddTHH:mm'. */
export function DateTimeField(props: Omit<TextFieldProps, 'type' | 'placeholder' | 'inputMode'>) {
  return <TextField {...props} type="datetime-local" />;
}

type NativeArea = NativeProp | 'rows' | 'minLength' | 'maxLength' | 'placeholder';

export interface TextAreaProps extends FieldTexts, Pick<ComponentProps<'textarea'>, NativeArea> {
  /** `register` of react-hook-form passes these three; a text area ignores them. */
  pattern?: string;
  min?: number | string;
  max?: number | string;
}

export function TextArea({
  label,
  hideLabel,
  helper,
  error,
  id,
  rows = 4,
  pattern: _p,
  min: _n,
  max: _x,
  ...native
}: TextAreaProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} label={label} hideLabel={hideLabel} helper={helper} error={error}>
      <Area {...native} rows={rows} id={fieldId} {...described(fieldId, { helper, error })} />
    </Field>
  );
}

const Area = styled.textarea`
  ${controlLook}
  resize: vertical;
`;
