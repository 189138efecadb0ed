import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlLook } from './field.tsx';
import { Icon } from '../display/icon.tsx';
import { theme } from '../theme/theme.ts';

export interface SelectOption {
  value: string | number;
  label: string;
  disabled?: boolean;
}

interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'className' | 'style' | 'children'> {
  options: readonly SelectOption[];
  placeholder?: string;
}

/** The select itself, without label: part of the fields that have one. */
export function NativeSelect({ options, placeholder, ...native }: NativeSelectProps) {
  return (
    <Together>
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
    </Together>
  );
}

const Together = styled.div`
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
