import { type FormMethods } from '@touchline/app-core';
import { colourRule, isColour } from '@touchline/domain';
import { Button, TextField, theme } from '@touchline/ui';
import { type FieldValues, type Path, type PathValue, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';

/** A form with the field `colour`. */
interface ColourFieldProps<Input extends FieldValues & { colour: string }, Output> {
  form: FormMethods<Input, Output>;
}

/** The club's colour as text, and from the browser's colour picker; empty for the default. */
export function ColourField<Input extends FieldValues & { colour: string }, Output>({
  form,
}: ColourFieldProps<Input, Output>) {
  const name = 'colour' as Path<Input>;
  const value = String(useWatch({ control: form.control, name }) ?? '');
  const set = (colour: string) =>
    form.setValue(name, colour as PathValue<Input, Path<Input>>, { shouldDirty: true, shouldValidate: true });
  const tidied = colourRule().tidy(value);
  return (
    <Fields>
      <TextField
        label="Colour (optional)"
        placeholder={theme.raw.color.brand}
        autoCapitalize="none"
        autoComplete="off"
        helper="Used for buttons, links and large areas. We adjust it where text would be hard to read."
        {...form.field(name)}
      />
      <Picker
        type="color"
        aria-label="Pick a colour"
        value={isColour(tidied) ? tidied : theme.raw.color.brand}
        onChange={({ target }) => set(target.value)}
      />
      {value !== '' && (
        <Clear>
          <Button variant="quiet" onClick={() => set('')}>
            Use the default colour
          </Button>
        </Clear>
      )}
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${theme.space.xs};
`;

const Picker = styled.input`
  width: 56px;
  height: ${theme.size.touch};
  /* Beside the field, below its label. */
  margin-top: calc(1.25rem + 6px);
  padding: 4px;
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  cursor: pointer;
`;

const Clear = styled.div`
  grid-column: 1 / -1;
  margin-left: calc(-1 * ${theme.space.m});
`;
