import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ComponentProps, useId } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../display/icon.tsx';
import { theme } from '../theme/theme.ts';
import { described, type FieldTexts, type NativeProp, controlLook, Field } from './field.tsx';

type Native = NativeProp | 'autoComplete';

export interface SelectFieldProps extends FieldTexts, Pick<ComponentProps<'select'>, Native> {
  options: readonly SelectOption[];
  /** The empty first option: 'Please choose'. */
  placeholder?: string;
}

/** A native select, so that phones show their own picker; works with `register` of react-hook-form. */
export function SelectField({ label, hideLabel, helper, error, id, ...native }: SelectFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} label={label} hideLabel={hideLabel} helper={helper} error={error}>
      <NativeSelect {...native} id={fieldId} {...described(fieldId, { helper, error })} />
    </Field>
  );
}

export interface SelectOption {
  value: string | number;
  label: string;
  disabled?: boolean;
}

interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'className' | 'style' | 'children'> {
  options: readonly SelectOption[];
  placeholder?: string;
}

/** A select without a label, for fields that bring their own. */
export function NativeSelect({ options, placeholder, ...native }: NativeSelectProps) {
  return (
    <Wrapper>
      <Select {...native}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </Select>
      <Arrow>
        <Icon of={ChevronDown} />
      </Arrow>
    </Wrapper>
  );
}

const Wrapper = styled.div`
  position: relative;
  min-width: 0;
`;

const Select = styled.select`
  ${controlLook}
  padding-right: 30px;
  appearance: none;
  text-overflow: ellipsis;
  cursor: pointer;
`;

const Arrow = styled.span`
  position: absolute;
  inset: 0 6px 0 auto;
  display: grid;
  place-items: center;
  color: ${theme.color.muted};
  pointer-events: none;
`;
