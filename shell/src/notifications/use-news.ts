import { type SessionUser, useListAnnouncementsQuery } from '@touchline/api-client';
import { subWeeks } from 'date-fns';
import { useState } from 'react';
import { lastLook, rememberLook } from '../session/browser-memory.ts';

const pageSize = 20;
/** How long an announcement is news in a browser whose user has not looked at the notifications yet. */
const newsWeeks = 1;

/** The announcements of others since this person looked the last time; `look` says that they do now. */
export function useNews(user: SessionUser) {
  const { data, isError, refetch } = useListAnnouncementsQuery({ limit: pageSize });
  const [since, setSince] = useState(() => lastLook(user.id) ?? subWeeks(new Date(), newsWeeks).toISOString());
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
