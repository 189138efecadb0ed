import { type ComponentProps, useId } from 'react';
import { styled } from 'styled-components';
import { choiceLook, hintLook } from './check-look.ts';
import { described } from './field.tsx';
import { theme } from '../theme/theme.ts';

interface SwitchFieldProps extends Pick<ComponentProps<'input'>, 'disabled'> {
  label: string;
  /** A longer accessible name; must contain the label. */
  fullLabel?: string;
  helper?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** What is on or off as soon as it is pressed, without a form. */
export function SwitchField({ label, fullLabel = label, helper, isOn, onChange, disabled }: SwitchFieldProps) {
  const id = useId();
  return (
    <Line>
      <Texts $isOn={isOn}>
        {label}
        {helper && <Hint id={`${id}-helper`}>{helper}</Hint>}
      </Texts>
      <Track
        type="checkbox"
        role="switch"
        id={id}
        aria-label={fullLabel}
        {...described(id, { helper })}
        checked={isOn}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
    </Line>
  );
}

const Line = styled.label`
  ${choiceLook}
  justify-content: space-between;
`;

const Texts = styled.span<{ $isOn: boolean }>`
  min-width: 0;
  color: ${({ $isOn }) => ($isOn ? 'inherit' : theme.color.muted)};
`;

const Hint = styled.span`
  ${hintLook}
  margin-top: 2px;
`;

const Track = styled.input`
  display: flex;
  flex: none;
  width: 44px;
  height: 24px;
  margin: 0;
  padding: 3px;
  border: 1.5px solid ${theme.color.control};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface};
  appearance: none;
  cursor: inherit;
  transition: background ${theme.quick};

  &::before {
    content: '';
    width: 15px;
    height: 15px;
    border-radius: 50%;
    background: ${theme.color.control};
    transition: transform ${theme.quick};
  }
  &:checked {
    border-color: ${theme.color.action};
    background: ${theme.color.action};
  }
  &:checked::before {
    background: ${theme.color.onAction};
    transform: translateX(20px);
  }
  &:disabled {
    opacity: 0.6;
  }
  @media (forced-colors: active) {
    appearance: auto;

    &::before {
      content: none;
    }
  }
`;
