import { serverMessage } from '@touchline/api-client';
import { TextField, type TextFieldProps } from '@touchline/ui';
import { type KeyboardEvent, useState } from 'react';

interface InlineFieldProps extends Pick<TextFieldProps, 'label' | 'inputMode' | 'maxLength' | 'placeholder'> {
  /** The server's value; empty if there is none. */
  saved: string;
  /** Returns the validation message of an invalid text. */
  validate?: (text: string) => string | undefined;
  save: (text: string) => PromiseLike<{ error?: unknown }>;
}

/** A text field that saves on Enter and on blur. Escape restores the server's value. */
export function InlineField({ saved, validate, save, label, ...field }: InlineFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  /** The last value that was sent or received. */
  const [sent, setSent] = useState(saved);
  const [previousSaved, setPreviousSaved] = useState(saved);
  const text = draft ?? saved;

  if (previousSaved !== saved) {
    setPreviousSaved(saved);
    setSent(saved);
    // Text typed after saving is kept.
    if (draft?.trim() === sent) setDraft(null);
  }

  const changeDraft = (next: string | null) => {
    setDraft(next);
    setError(undefined);
  };

  const submit = async () => {
    const next = text.trim();
    // Enter keeps the focus in the field, so a later blur must not send the same value again.
    if (next === sent) return;
    const problem = validate?.(next);
    setError(problem);
    if (problem) return;
    setSent(next);
    const result = await save(next);
    if (!result.error) return;
    setSent(saved);
    setError(serverMessage(result.error, 'Something went wrong'));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void submit();
    if (event.key === 'Escape') changeDraft(null);
  };

  return (
    <div onKeyDown={onKeyDown}>
      <TextField
        {...field}
        label={label}
        hideLabel
        autoComplete="off"
        error={error}
        value={text}
        onChange={({ target }) => changeDraft(target.value)}
        onBlur={() => void submit()}
      />
    </div>
  );
}
