import { serverMessage } from '@touchline/api-client';
import { TextField, type TextFieldProps } from '@touchline/ui';
import { type KeyboardEvent, useState } from 'react';

interface InPlaceFieldProps extends Pick<TextFieldProps, 'label' | 'inputMode' | 'maxLength' | 'placeholder'> {
  /** What the server holds; nothing is an empty text. */
  saved: string;
  /** What is wrong with a text, if anything. */
  check?: (text: string) => string | undefined;
  /** Sends a text; answers with the error when it is refused. */
  save: (text: string) => PromiseLike<{ error?: unknown }>;
}

/** A text that is changed where it stands: Enter or leaving it saves, Escape brings back what was there. */
export function InPlaceField({ saved, check, save, label, ...field }: InPlaceFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  /** What the server holds or is about to hold. */
  const [sent, setSent] = useState(saved);
  const [seen, setSeen] = useState(saved);
  const text = draft ?? saved;

  if (seen !== saved) {
    setSeen(saved);
    setSent(saved);
    // What was typed since then stays.
    if (draft?.trim() === sent) setDraft(null);
  }

  const show = (next: string | null) => {
    setDraft(next);
    setError(undefined);
  };

  const keep = async () => {
    const next = text.trim();
    // Enter saves and keeps the focus; leaving the field then does not send the same again.
    if (next === sent) return;
    const wrong = check?.(next);
    setError(wrong);
    if (wrong) return;
    setSent(next);
    const answer = await save(next);
    if (!answer.error) return;
    setSent(saved);
    setError(serverMessage(answer.error, 'Something went wrong'));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void keep();
    if (event.key === 'Escape') show(null);
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
        onChange={({ target }) => show(target.value)}
        onBlur={() => void keep()}
      />
    </div>
  );
}
