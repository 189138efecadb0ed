import { useState } from 'react';

type Save = (text: string) => PromiseLike<{ error?: unknown }>;

/** A text and its draft. `submit` saves the draft unless it is the server's value already, and returns the error. */
export function useSavedText(saved: string, save: Save) {
  const [draft, setDraft] = useState<string | null>(null);
  /** The last value that was sent or received. */
  const [sent, setSent] = useState(saved);
  const [previousSaved, setPreviousSaved] = useState(saved);
  const [isSaved, setIsSaved] = useState(false);
  const text = draft ?? saved;

  if (previousSaved !== saved) {
    setPreviousSaved(saved);
    setSent(saved);
    // Text typed after saving is kept.
    if (draft?.trim() === sent) setDraft(null);
  }

  const submit = async (): Promise<unknown> => {
    const next = text.trim();
    // Enter and the blur that follows must not send the same value twice.
    if (next === sent) return undefined;
    setSent(next);
    setIsSaved(false);
    const { error } = await save(next);
    if (error) setSent(saved);
    setIsSaved(!error);
    return error;
  };

  return { text, setDraft, isSaved, submit };
}
