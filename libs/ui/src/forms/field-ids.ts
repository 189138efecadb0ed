/** The words around a control. */
/** What a form library spreads on every native control. */
export type NativeProp =
  'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'ref' | 'disabled' | 'required' | 'id' | 'autoFocus';

export interface FieldTexts {
  label: string;
  /** Keeps the label for screen readers only; when its place says it already. */
  hideLabel?: boolean;
  helper?: string;
  error?: string;
}

/** The attributes that tie a control to its helper and its error. */
export function described(id: string, { helper, error }: Pick<FieldTexts, 'helper' | 'error'>) {
  const ids = [helper && `${id}-helper`, error && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? (true as const) : undefined };
}
