import { type ComponentProps, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

interface FormProps extends Pick<ComponentProps<'form'>, 'onSubmit' | 'id' | 'aria-busy'> {
  /** The form's accessible name, where the page has several. */
  label?: string;
  children: ReactNode;
}

/** One column of fields; our own sentences instead of the browser's bubbles. Enter submits. */
export function Form({ label, children, ...native }: FormProps) {
  return (
    <Column {...native} noValidate aria-label={label}>
      {children}
    </Column>
  );
}

const Column = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
`;
