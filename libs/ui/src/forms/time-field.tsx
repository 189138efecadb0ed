import { TextField, type TextFieldProps } from './text-field.tsx';

/** A time of day as 'HH:mm', with the browser's own picker. */
export function TimeField(props: Omit<TextFieldProps, 'type' | 'placeholder' | 'inputMode'>) {
  return <TextField {...props} type="time" />;
}
