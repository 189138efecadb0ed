import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Icon } from '../display/icon.tsx';
import { offScreen } from '../display/visually-hidden.tsx';
import { theme } from '../theme/theme.ts';

/** The props that `register` of react-hook-form spreads on a native control, and the common rest. */
export type NativeProp =
  'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'ref' | 'disabled' | 'required' | 'id' | 'autoFocus';

export interface FieldTexts {
  label: string;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  helper?: string;
  error?: string;
}

/** Ends the id of a control's error. */
export const errorSuffix = '-error';

/** The ARIA attributes that link a control to its helper and error. */
export function described(id: string, { helper, error }: Pick<FieldTexts, 'helper' | 'error'>) {
  const ids = [helper && `${id}-helper`, error && id + errorSuffix].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? (true as const) : undefined };
}

/** A label above a control, the helper and the error below it. */
export function Field({
  id,
  label,
  hideLabel,
  helper,
  error,
  children,
}: FieldTexts & { id: string; children: ReactNode }) {
  return (
    <Wrapper>
      <Label htmlFor={id} $hidden={hideLabel}>
        {label}
      </Label>
      {children}
      <FieldNotes id={id} helper={helper} error={error} />
    </Wrapper>
  );
}

/** The helper and the error below a control; `described` links them. */
export function FieldNotes({ id, helper, error }: { id: string; helper?: string; error?: string }) {
  return (
    <>
      {helper && <Helper id={`${id}-helper`}>{helper}</Helper>}
      {error && (
        <ErrorText id={id + errorSuffix}>
          <Icon of={CircleAlert} size="small" />
          <span>{error}</span>
        </ErrorText>
      )}
    </>
  );
}

const Wrapper = styled.div`
  position: relative;
  min-width: 0;
`;

const Label = styled.label<{ $hidden?: boolean }>`
  display: block;
  margin-bottom: 6px;
  font: ${theme.font.label};
  ${({ $hidden }) => $hidden && offScreen}
`;

const Helper = styled.p`
  margin-top: 6px;
  color: ${theme.color.muted};
  font: ${theme.font.secondary};
`;

const ErrorText = styled.p`
  display: flex;
  gap: 6px;
  margin-top: 6px;
  color: ${theme.color.danger};
  font: ${theme.font.label};

  svg {
    margin-top: 2px;
  }
`;

/** Styles of text inputs and selects. */
export const controlLook = css`
  display: block;
  width: 100%;
  min-width: 0;
  min-height: ${theme.size.touch};
  margin: 0;
  padding: 9px ${theme.space.s};
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font: ${theme.font.body};
  transition: border-color ${theme.quick};

  /* Their parts are two pixels higher than a line of text. */
  &:is([type='date'], [type='time']) {
    padding-block: 8px;
  }
  &::placeholder {
    color: ${theme.color.muted};
    opacity: 1;
  }
  &[aria-invalid='true'] {
    border-color: ${theme.color.danger};
    box-shadow: inset 0 0 0 1px ${theme.color.danger};
  }
  &:disabled {
    background: ${theme.color.raised};
    color: ${theme.color.muted};
    cursor: not-allowed;
  }
`;
