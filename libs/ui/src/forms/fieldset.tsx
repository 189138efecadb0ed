import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { described, type FieldTexts, FieldNotes } from './field.tsx';
import { theme } from '../theme/theme.ts';
import { offScreen } from '../display/visually-hidden.tsx';

/** Several controls under one legend, with helper and error below. */
export function Fieldset({
  id,
  label,
  hideLabel,
  helper,
  error,
  children,
}: FieldTexts & { id: string; children: ReactNode }) {
  return (
    <fieldset id={id} aria-describedby={described(id, { helper, error })['aria-describedby']}>
      <Legend $hidden={hideLabel}>{label}</Legend>
      {children}
      <FieldNotes id={id} helper={helper} error={error} />
    </fieldset>
  );
}

const Legend = styled.legend<{ $hidden?: boolean }>`
  margin-bottom: 6px;
  font: ${theme.font.label};
  ${({ $hidden }) => $hidden && offScreen}
`;
