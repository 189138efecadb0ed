import { useId, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { checkLook, choiceLook } from './check-look.ts';
import { described, type FieldTexts, FieldNotes } from './field.tsx';

type Native =
  'name' | 'checked' | 'defaultChecked' | 'value' | 'onChange' | 'onBlur' | 'ref' | 'disabled' | 'required' | 'id';

export interface CheckboxFieldProps extends Omit<FieldTexts, 'hideLabel'>, Pick<ComponentProps<'input'>, Native> {}

/** Controlled by `checked`, or registered with react-hook-form. */
export function CheckboxField({ label, helper, error, id, ...native }: CheckboxFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div>
      <Line>
        <Box {...native} type="checkbox" id={fieldId} {...described(fieldId, { helper, error })} />
        <span>{label}</span>
      </Line>
      <FieldNotes id={fieldId} helper={helper} error={error} />
    </div>
  );
}

const Line = styled.label`
  ${choiceLook}
`;

const Box = styled.input`
  ${checkLook}
`;
