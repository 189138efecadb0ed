import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export interface Segment<Value extends string> {
  value: Value;
  label: string;
}

interface SegmentedControlProps<Value extends string> {
  /** The accessible name. */
  label: string;
  options: readonly Segment<Value>[];
  /** Null while none is selected. */
  value: Value | null;
  onChange: (value: Value) => void;
}

/** Two or more views or filters side by side, of which one is selected. Takes the full width. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  return (
    <Group role="group" aria-label={label}>
      {options.map((option) => (
        <SegmentButton
          key={option.value}
          type="button"
          $dense={options.length > 2}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </SegmentButton>
      ))}
    </Group>
  );
}

const Group = styled.div`
  /* Equal widths if the labels fit, otherwise as wide as the labels, and at last one per line. */
  display: flex;
  flex-wrap: wrap;
  overflow: hidden;
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
`;

const SegmentButton = styled.button<{ $dense: boolean }>`
  flex: 1 1 0;
  min-height: 42px;
  min-width: min-content;
  padding: ${theme.space.xs} 6px;
  border: 0;
  background: transparent;
  color: ${theme.color.text};
  font: ${theme.font.control};
  overflow-wrap: normal;
  cursor: pointer;
  transition: background ${theme.quick};

  @media (max-width: ${({ $dense }) => ($dense ? '419.98px' : '359.98px')}) {
    padding-inline: ${theme.space.xxs};
    font: ${theme.font.label};
  }
  & + & {
    box-shadow: -1px 0 0 ${theme.color.control};
  }
  /* Inside, because the group cuts off what is outside. */
  &:focus-visible {
    outline-color: currentColor;
    outline-offset: -5px;
  }
  @media (hover: hover) {
    &:hover {
      background: ${theme.color.raised};
    }
  }
  &[aria-pressed='true'],
  &[aria-pressed='true']:hover {
    background: ${theme.color.action};
    color: ${theme.color.onAction};
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      outline: 2px solid;
      outline-offset: -4px;
    }
  }
`;
