import { useId, type Ref } from 'react';
import { styled } from 'styled-components';
import { checkLook, choiceLook, hintLook } from './check-look.ts';
import { type FieldTexts } from './field.tsx';
import { Fieldset } from './fieldset.tsx';
import { theme } from '../theme/theme.ts';

export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  hint?: string;
  disabled?: boolean;
}

interface RadioGroupProps<Value extends string> extends FieldTexts {
  options: readonly RadioOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  /** The first option, so that a form can focus the field. */
  ref?: Ref<HTMLInputElement>;
}

export function RadioGroup<Value extends string>({
  options,
  value,
  onChange,
  onBlur,
  ref,
  ...texts
}: RadioGroupProps<Value>) {
  const id = useId();
  return (
    <Fieldset id={id} {...texts}>
      <Choices>
        {options.map((option, at) => (
          <Choice key={option.value}>
            <Dot
              ref={at === 0 ? ref : undefined}
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
            <span>
              {option.label} {option.hint && <Hint>{option.hint}</Hint>}
            </span>
          </Choice>
        ))}
      </Choices>
    </Fieldset>
  );
}

const Choices = styled.div`
  display: grid;
  gap: ${theme.space.xs};
`;

const Choice = styled.label`
  ${choiceLook}
  padding: 10px ${theme.space.s};
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};

  &:has(:checked) {
    border-color: ${theme.color.action};
    box-shadow: inset 3px 0 ${theme.color.brand};
    background: ${theme.color.raised};
  }
`;

const Dot = styled.input`
  ${checkLook}
`;

const Hint = styled.span`
  ${hintLook}
`;
