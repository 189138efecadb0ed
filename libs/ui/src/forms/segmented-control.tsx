import { css, styled } from 'styled-components';
import { Icon, type LucideIcon } from '../display/icon.tsx';
import { theme, toneColor, type Tone } from '../theme/theme.ts';

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: LucideIcon;
  /** The colour when selected, `brand` by default. */
  tone?: Tone;
  /** Cannot be chosen, for the reason that `closedReason` names. */
  closed?: boolean;
}

interface SegmentedControlProps<Value extends string> {
  /** The accessible name. */
  label: string;
  options: readonly Segment<Value>[];
  /** `null` while nothing is selected. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** Ignores presses while a choice is being saved. */
  busy?: boolean;
  disabled?: boolean;
  /** The id of the text that says why options are closed. */
  closedReason?: string;
  /** `asked` invites to choose, above all the first option; `calm` tints the selected one, because nothing is left to do. */
  look?: Look;
}

type Look = 'filled' | 'asked' | 'calm';

/** Two or more options side by side, of which at most one is selected. Takes the full width. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChange, busy, disabled, closedReason, look = 'filled' } = props;
  return (
    <Group role="group" aria-label={label} aria-busy={busy || undefined}>
      {options.map((option) => (
        <SegmentButton
          key={option.value}
          type="button"
          $tone={option.tone ?? 'brand'}
          $look={look}
          $dense={options.length > 2}
          aria-pressed={option.value === value}
          aria-disabled={busy || option.closed || undefined}
          aria-describedby={option.closed ? closedReason : undefined}
          data-closed={option.closed || undefined}
          disabled={disabled}
          onClick={() => !busy && !option.closed && onChange(option.value)}
        >
          {option.icon && <Icon of={option.icon} />}
          <span>{option.label}</span>
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

const filled = (tone: Tone) => css`
  background: ${toneColor[tone].strong};
  color: ${theme.color.surface};
`;

const tinted = (tone: Tone) => css`
  background: ${toneColor[tone].soft};
  color: ${toneColor[tone].strong};
`;

const askedLook = (tone: Tone) => css`
  color: ${toneColor[tone].strong};

  &:first-child,
  &:first-child:hover:not([aria-disabled='true'], :disabled) {
    ${filled(tone)}
  }
`;

const SegmentButton = styled.button<{ $tone: Tone; $look: Look; $dense: boolean }>`
  display: flex;
  flex: 1 1 0;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.xs};
  min-height: 42px;
  min-width: min-content;
  padding: ${theme.space.xs} 6px;
  border: 0;
  background: transparent;
  color: ${theme.color.text};
  font: ${theme.font.name};
  overflow-wrap: normal;
  cursor: pointer;
  transition: background ${theme.quick};

  @media (max-width: ${({ $dense }) => ($dense ? '419.98px' : '359.98px')}) {
    gap: ${theme.space.xxs};
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
  ${({ $look, $tone }) => $look === 'asked' && askedLook($tone)}
  @media (hover: hover) {
    &:hover:not([aria-disabled='true'], :disabled) {
      background: ${theme.color.raised};
    }
  }
  &[aria-pressed='true'],
  &[aria-pressed='true']:hover:not([aria-disabled='true'], :disabled) {
    ${({ $look, $tone }) => ($look === 'calm' ? tinted($tone) : filled($tone))}
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
  &[data-closed],
  &:disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }
`;
