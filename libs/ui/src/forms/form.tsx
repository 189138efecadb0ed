import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ComponentProps, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../display/icon.tsx';
import { errorSuffix } from './field.tsx';
import { media, theme, useMediaQuery } from '../theme/theme.ts';

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

export interface FormError {
  text: string;
  /** The name of its field, for `onPick`. */
  name?: string;
}

interface FormErrorsProps {
  errors: readonly FormError[];
  title?: string;
  /** Changes with every attempt to submit, so that the same errors take the focus again. */
  attempt?: number;
  /** Moves the focus to the field of an error: `setFocus` of a form library. */
  onPick?: (name: string) => void;
}

/**
 * What is wrong with a form. Fields say so themselves, so the first wrong one takes the focus, and only a form that is longer than
 * the screen lists several. An error without a field is always shown.
 */
export function FormErrors({ errors: all, title = 'Please check the form', attempt = 0, onPick }: FormErrorsProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isLong, setIsLong] = useState(false);
  const some = all.length > 0;
  const ofFields = all.filter(({ name }) => name !== undefined && onPick);
  const errors = isLong && ofFields.length > 1 ? all : all.filter((error) => !ofFields.includes(error));
  const isListed = errors.length > 0;
  const isPhone = useMediaQuery(media.phone);
  useLayoutEffect(() => {
    const form = box.current?.closest('form');
    if (some && form) setIsLong(form.scrollHeight > window.innerHeight);
  }, [some, attempt]);
  // Only after an attempt: while the user types, errors go one by one, and the focus must stay.
  useEffect(() => {
    if (!some || !box.current) return;
    const wrong = box.current.hidden || isPhone ? firstWrong(box.current) : null;
    (wrong ?? box.current).focus();
  }, [some, isLong, isPhone, attempt]);
  if (!some) return null;

  const words = ({ text, name }: FormError) =>
    name && onPick ? (
      <Pick type="button" onClick={() => onPick(name)}>
        {text}
      </Pick>
    ) : (
      text
    );
  return (
    <Box ref={box} role="alert" tabIndex={-1} hidden={!isListed}>
      <Icon of={CircleAlert} />
      {errors.length === 1 && errors[0] ? (
        <div>{words(errors[0])}</div>
      ) : (
        <div>
          <Title>{title}</Title>
          <List>
            {errors.map((error) => (
              <li key={`${error.name} ${error.text}`}>{words(error)}</li>
            ))}
          </List>
        </div>
      )}
    </Box>
  );
}

/** The control above the first error of the form around an element; of a group its first control. */
function firstWrong(inside: HTMLElement | null): HTMLElement | null | undefined {
  const note = inside?.closest('form')?.querySelector(`[id$="${errorSuffix}"]`);
  const field = note && document.getElementById(note.id.slice(0, -errorSuffix.length));
  const controls = 'input, select, textarea, button';
  return field?.matches(controls) ? field : field?.querySelector<HTMLElement>(controls);
}

/** Converts the errors of react-hook-form; `root` belongs to no field. */
export function errorList(errors: Record<string, { message?: unknown } | undefined>): FormError[] {
  return Object.entries(errors).flatMap(([name, error]) =>
    typeof error?.message === 'string' && error.message
      ? [{ name: name === 'root' ? undefined : name, text: error.message }]
      : [],
  );
}

const Box = styled.div`
  display: flex;

  &[hidden] {
    display: none;
  }
  gap: ${theme.space.s};
  padding: ${theme.space.s} ${theme.space.m};
  border: 1px solid ${theme.color.danger};
  border-radius: ${theme.radius.control};
  background: ${theme.color.dangerSoft};
  color: ${theme.color.danger};
  overflow-wrap: anywhere;

  svg {
    margin-top: 2px;
  }
`;

const Title = styled.p`
  font: ${theme.font.name};
`;

const List = styled.ul`
  padding-left: 20px;
`;

const Pick = styled.button`
  /* Aligns the bullet with the first of several lines. */
  vertical-align: top;
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  text-align: left;
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
`;
