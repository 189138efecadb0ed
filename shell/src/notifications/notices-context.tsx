import { type Club, type SessionUser } from '@touchline/api-client';
import { createContext, type ReactNode } from 'react';
import { useHeaderPart } from '../frame/header-parts.tsx';
import { WeekContext } from '../frame/week-context.ts';
import { type Notices, useNotices } from './use-notices.ts';

export const NoticesContext = createContext<Notices | null>(null);

interface NoticesProviderProps {
  user: SessionUser;
  club: Club;
  children: ReactNode;
}

/** Holds the notifications above the pages, because the list stays unchanged while it is read, also when a page arrives. */
export function NoticesProvider({ user, club, children }: NoticesProviderProps) {
  const [isOpen] = useHeaderPart('notifications');
  const notices = useNotices(user, club, isOpen);
  return (
    <NoticesContext value={notices}>
      <WeekContext value={notices.week}>{children}</WeekContext>
    </NoticesContext>
  );
}
