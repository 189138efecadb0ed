import { type SessionUser, useListAnnouncementsQuery } from '@touchline/api-client';
import { useState } from 'react';
import { lastLook, rememberLook } from '../session/browser-memory.ts';

/** How many of the newest are looked at. */
const newest = 20;
/** Milliseconds for which an announcement is news to a browser in which nobody has looked yet. */
const week = 7 * 24 * 60 * 60 * 1000;

/** The announcements of others since this person looked the last time; `look` says that they do now. */
export function useNews(user: SessionUser) {
  const { data, isError, refetch } = useListAnnouncementsQuery({ limit: newest });
  const [since, setSince] = useState(() => lastLook(user.id) ?? new Date(Date.now() - week).toISOString());
  const latest = data
    ?.map(({ createdAt }) => createdAt)
    .sort()
    .at(-1);

  return {
    news: data?.filter(({ authorId, createdAt }) => createdAt > since && authorId !== user.id),
    isError,
    refetch,
    /** Remembered at once; what was news stays so until `leave`, since it is being read. */
    look: () => latest && rememberLook(user.id, latest),
    leave: () => latest && setSince(latest),
  };
}
