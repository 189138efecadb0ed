import { type ReactNode, useId, type Ref } from 'react';
import { styled } from 'styled-components';
import { checkLook, choiceLook, hintLook } from './check-look.ts';
import { type FieldTexts } from './field.tsx';
import { Fieldset } from './fieldset.tsx';
import { theme } from '../theme/theme.ts';

export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  hint?: string;
  /** What the user chooses, below the label; it describes the option. */
  details?: ReactNode;
  disabled?: boolean;
}

interface RadioGroupProps<Value extends string> extends FieldTexts {
  options: readonly RadioOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  /** Options side by side, where there is room. */
  columns?: boolean;
  /** The first option, so that a form can focus the field. */
  ref?: Ref<HTMLInputElement>;
}

export function RadioGroup<Value extends string>({
  options,
  value,
  onChange,
  onBlur,
  columns = false,
  ref,
  ...texts
}: RadioGroupProps<Value>) {
  const id = useId();
  return (
    <Fieldset id={id} {...texts}>
      <Choices $columns={columns}>
        {options.map((option, at) => (
          <Choice key={option.value}>
            <Label>
              <Dot
                ref={at === 0 ? ref : undefined}
                type="radio"
                name={id}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                aria-describedby={option.details ? `${id}-${at}` : undefined}
                onChange={() => onChange(option.value)}
                onBlur={onBlur}
              />
              <span>
                {option.label} {option.hint && <Hint>{option.hint}</Hint>}
              </span>
            </Label>
            {option.details && <Details id={`${id}-${at}`}>{option.details}</Details>}
          </Choice>
        ))}
      </Choices>
    </Fieldset>
  );
}

const Choices = styled.div<{ $columns: boolean }>`
  display: grid;
  grid-template-columns: ${({ $columns }) => $columns && 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))'};
  gap: ${theme.space.xs};
`;

const Choice = styled.div`
  min-width: 0;
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};

  &:has(:checked) {
    border-color: ${theme.color.action};
    box-shadow: inset 3px 0 ${theme.color.brand};
    background: ${theme.color.raised};
  }
`;

const Label = styled.label`
  ${choiceLook}
  padding: 10px ${theme.space.s};
`;

const Details = styled.div`
  padding: 0 ${theme.space.s} ${theme.space.s};
`;

const Dot = styled.input`
  ${checkLook}
`;

const Hint = styled.span`
  ${hintLook}
`;
