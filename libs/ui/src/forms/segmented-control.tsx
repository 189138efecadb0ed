import { styled } from 'styled-components';
import { Icon, type LucideIcon } from '../display/icon.tsx';
import { theme, toneColor, type Tone } from '../theme/theme.ts';

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: LucideIcon;
  /** The fill when chosen; accent unless told. */
  tone?: Tone;
}

interface SegmentedControlProps<Value extends string> {
  /** What is chosen, and about what. */
  label: string;
  options: readonly Segment<Value>[];
  /** `null` when nothing is chosen yet. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** A choice is being saved: further presses wait. */
  busy?: boolean;
  disabled?: boolean;
}

/** Two or more answers side by side, of which at most one is filled. Takes the width it gets. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChange, busy, disabled } = props;
  return (
    <Group role="group" aria-label={label} aria-busy={busy || undefined}>
      {options.map((option) => (
        <Half
          key={option.value}
          type="button"
          $tone={option.tone ?? 'accent'}
          aria-pressed={option.value === value}
          aria-disabled={busy || undefined}
          disabled={disabled}
          onClick={() => !busy && onChange(option.value)}
        >
          {option.icon && <Icon of={option.icon} />}
          <span>{option.label}</span>
        </Half>
      ))}
    </Group>
  );
}

const Group = styled.div`
  /* Equal halves where the words fit, wider ones for longer words where they do not, a line for each in the end. */
  display: flex;
  flex-wrap: wrap;
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
`;

const Half = styled.button<{ $tone: Tone }>`
  display: flex;
  flex: 1 1 0;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.xs};
  min-height: 42px;
  min-width: min-content;
  padding: ${theme.space.xs} 6px;
  border: 0;
  border-radius: 7px;
  background: transparent;
  color: ${theme.color.text};
  font: ${theme.font.name};
  overflow-wrap: normal;
  cursor: pointer;
  transition: background ${theme.quick};

  @media (max-width: 359.98px) {
    gap: ${theme.space.xxs};
    padding-inline: ${theme.space.xxs};
    font: ${theme.font.label};
  }
  & + & {
    box-shadow: -1px 0 0 ${theme.color.line};
  }
  @media (hover: hover) {
    &:hover:not([aria-disabled='true'], :disabled) {
      background: ${theme.color.raised};
    }
  }
  &[aria-pressed='true'],
  &[aria-pressed='true']:hover:not([aria-disabled='true'], :disabled) {
    background: ${({ $tone }) => toneColor[$tone].strong};
    color: ${theme.color.surface};
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      outline: 2px solid;
      outline-offset: -4px;
    }
  }
  &[aria-disabled='true'] {
    cursor: progress;
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }
`;
