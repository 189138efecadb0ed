import { TextField, type TextFieldProps } from './text-field.tsx';

/** A day as 'yyyy-MM-dd', with the browser's own picker. */
export function DateField(props: Omit<TextFieldProps, 'type' | 'placeholder' | 'inputMode'>) {
  return <TextField {...props} type="date" />;
}
