import { type Ref, useId } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { type FieldTexts } from './field.tsx';
import { Fieldset } from './fieldset.tsx';
import { NativeSelect } from './select-field.tsx';

export interface DateParts {
  day: number | null;
  /** 1 is January. */
  month: number | null;
  year: number | null;
}

interface DateOfBirthFieldProps extends FieldTexts {
  /** The order of the selects. */
  order: readonly (keyof DateParts)[];
  /** `January` to `December`. */
  months: readonly string[];
  years: readonly number[];
  value: DateParts;
  onChange: (value: DateParts) => void;
  onBlur?: () => void;
  /** The first select, so that a form can focus the field. */
  ref?: Ref<HTMLSelectElement>;
}

const days = Array.from({ length: 31 }, (_, at) => ({ value: at + 1, label: String(at + 1) }));
const labels = { day: 'Day', month: 'Month', year: 'Year' };

/** Three selects: day, month and year, in the given order. */
export function DateOfBirthField({
  order,
  months,
  years,
  value,
  onChange,
  onBlur,
  ref,
  ...texts
}: DateOfBirthFieldProps) {
  const id = useId();
  const options = {
    day: days,
    month: months.map((label, at) => ({ value: at + 1, label })),
    year: years.map((year) => ({ value: year, label: String(year) })),
  };
  const select = (part: keyof DateParts) => ({
    value: value[part] ?? '',
    onChange: (event: { target: { value: string } }) =>
      onChange({ ...value, [part]: Number(event.target.value) || null }),
    onBlur,
    'aria-invalid': texts.error ? true : undefined,
    'aria-describedby': texts.error ? `${id}-error` : undefined,
  });
  return (
    <Fieldset id={id} {...texts}>
      <Selects>
        {order.map((part, at) => (
          <NativeSelect
            key={part}
            ref={at === 0 ? ref : undefined}
            aria-label={labels[part]}
            placeholder={labels[part]}
            options={options[part]}
            {...select(part)}
          />
        ))}
      </Selects>
    </Fieldset>
  );
}

const Selects = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};

  /* Day and year are as wide as their longest option, the month takes the rest; they wrap if there is no room. */
  & > * {
    flex: 1 0 auto;
  }
  & > :nth-child(2) {
    flex: 1000 0 6rem;
  }
  select {
    padding: 9px 26px 9px ${theme.space.xs};
  }
`;
