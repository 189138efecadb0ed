import { useId } from 'react';
import { styled } from 'styled-components';
import { type FieldTexts } from './field.tsx';
import { Fieldset } from './fieldset.tsx';
import { theme } from '../theme/theme.ts';

export interface Toggle<Value extends string | number> {
  value: Value;
  label: string;
  /** A longer accessible name; must contain the label. */
  fullLabel?: string;
  disabled?: boolean;
}

interface ToggleGroupProps<Value extends string | number> extends FieldTexts {
  options: readonly Toggle<Value>[];
  /** The options that are on. */
  value: readonly Value[];
  onToggle: (option: Value, isOn: boolean) => void;
}

/** Short options side by side, any number of which are on. */
export function ToggleGroup<Value extends string | number>({
  options,
  value,
  onToggle,
  ...texts
}: ToggleGroupProps<Value>) {
  const id = useId();
  return (
    <Fieldset id={id} {...texts}>
      <Pills>
        {options.map((option) => {
          const isOn = value.includes(option.value);
          return (
            <Pill
              key={option.value}
              type="button"
              aria-label={option.fullLabel}
              aria-pressed={isOn}
              disabled={option.disabled}
              onClick={() => onToggle(option.value, !isOn)}
            >
              {option.label}
            </Pill>
          );
        })}
      </Pills>
    </Fieldset>
  );
}

const Pills = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
`;

const Pill = styled.button`
  min-width: ${theme.size.touch};
  max-width: 100%;
  min-height: ${theme.size.touch};
  padding: ${theme.space.xs} ${theme.space.s};
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface};
  color: ${theme.color.muted};
  font: ${theme.font.body};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: background ${theme.quick};

  @media (hover: hover) {
    &:hover:not(:disabled) {
      background: ${theme.color.raised};
    }
  }
  &[aria-pressed='true'],
  &[aria-pressed='true']:hover:not(:disabled) {
    border-color: ${theme.color.action};
    box-shadow: inset 0 0 0 1px ${theme.color.action};
    background: ${theme.color.raised};
    color: ${theme.color.text};
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      outline: 2px solid;
      outline-offset: -4px;
    }
  }
`;
