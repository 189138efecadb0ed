import {
  type MailPreferencesDto,
  useGetMailPreferencesQuery,
  useUpdateMailPreferencesMutation,
} from '@touchline/api-client';
import { useEffect, useRef, useState } from 'react';
import { changed, type PreferencesChange } from './preferences-change.ts';

/** Saves a change; resolves with the error if the server rejects it. */
export type ChangePreferences = (change: PreferencesChange) => Promise<{ error?: unknown }>;

/**
 * The user's mail preferences. A change is shown at once, and no longer if it fails. One is saved after the other, so that a later
 * change does not overtake an earlier one.
 */
export function useMailPreferences() {
  const query = useGetMailPreferencesQuery();
  const [update] = useUpdateMailPreferencesMutation();
  const [waiting, setWaiting] = useState<readonly PreferencesChange[]>([]);
  const saved = useRef<MailPreferencesDto>(undefined);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    saved.current = query.data;
  }, [query.data]);

  const save: ChangePreferences = async (change) => {
    const { data, error } = await update(change(saved.current!));
    if (data) saved.current = data;
    setWaiting((changes) => changes.filter((other) => other !== change));
    return { error };
  };
  const change: ChangePreferences = (asked) => {
    setWaiting((changes) => [...changes, asked]);
    const outcome = last.current.then(() => save(asked));
    last.current = outcome;
    return outcome;
  };

  const preferences = query.data && waiting.reduce(changed, query.data);
  /** Whether a planned mail will be sent, if its switch has been pressed and that is not saved yet. */
  const isOnSoon = (key: string): boolean | undefined =>
    query.data &&
    waiting.flatMap((each) => each(query.data!).upcoming ?? []).findLast((mail) => mail.key === key)?.isOn;

  return { query, preferences, change, isOnSoon };
}
