import { type ComponentProps, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

interface FormProps extends Pick<ComponentProps<'form'>, 'onSubmit' | 'id' | 'aria-busy'> {
  /** The accessible name, for pages with several forms. */
  label?: string;
  children: ReactNode;
}

/** One column of fields, without the browser's own validation messages. */
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
