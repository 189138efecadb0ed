import { useId, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { described, type FieldTexts, type NativeProp, controlLook, Field } from './field.tsx';

type Native = NativeProp | 'rows' | 'minLength' | 'maxLength' | 'placeholder';

export interface TextAreaProps extends FieldTexts, Pick<ComponentProps<'textarea'>, Native> {
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
