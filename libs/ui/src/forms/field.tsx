import { type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { FieldNotes } from './field-notes.tsx';
import { type FieldTexts } from './field-ids.ts';
import { theme } from '../theme/theme.ts';
import { offScreen } from '../display/visually-hidden.tsx';

/** Label above, control, helper and error below: the frame of every field with one control. */
export function Field({
  id,
  label,
  hideLabel,
  helper,
  error,
  children,
}: FieldTexts & { id: string; children: ReactNode }) {
  return (
    <Frame>
      <Label htmlFor={id} $hidden={hideLabel}>
        {label}
      </Label>
      {children}
      <FieldNotes id={id} helper={helper} error={error} />
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  min-width: 0;
`;

const Label = styled.label<{ $hidden?: boolean }>`
  display: block;
  margin-bottom: 6px;
  font: ${theme.font.label};
  ${({ $hidden }) => $hidden && offScreen}
`;

/** The look of every control one types or chooses in. */
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
