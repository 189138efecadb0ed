import { type SessionUser, useListAnnouncementsQuery } from '@touchline/api-client';
import { subWeeks } from 'date-fns';
import { useState } from 'react';
import { lastSeenAnnouncement, rememberSeenAnnouncement } from '../session/browser-memory.ts';

const pageSize = 20;
/** How long an announcement is news in a browser whose user has not looked at the notifications yet. */
const newsWeeks = 1;

/** Announcements by others since this user last opened the notifications. */
export function useNews(user: SessionUser) {
  const { data, isError, refetch } = useListAnnouncementsQuery({ limit: pageSize });
  const [since, setSince] = useState(
    () => lastSeenAnnouncement(user.id) ?? subWeeks(new Date(), newsWeeks).toISOString(),
  );
  const latest = data
    ?.map(({ createdAt }) => createdAt)
    .sort()
    .at(-1);

  return {
    news: data?.filter(({ authorId, createdAt }) => createdAt > since && authorId !== user.id),
    isError,
    refetch,
    // Stored on opening, but the list stays unchanged until closing, while the user reads it.
    onOpen: () => latest && rememberSeenAnnouncement(user.id, latest),
    onClose: () => latest && setSince(latest),
  };
}
