import { media, PageBody, PageHeader, useMediaQuery } from '@touchline/ui';
import { type ReactNode, useEffect } from 'react';
import { longDate } from '../format/formats.ts';
import { useShell, useToday } from '../store/app-root.tsx';

interface PageProps {
  title: string;
  /** The page of something that has a name, and not of today: a long title and no date. */
  isNamed?: boolean;
  /** The first page, where phones show the club instead of the title. */
  isHome?: boolean;
  /** A sentence or a search box above the content; left of the action from 768 px. */
  intro?: ReactNode;
  /** The primary action: top right, on phones in the header. */
  actions?: ReactNode;
  children: ReactNode;
}

export function Page({ title, isNamed = false, isHome = false, intro, actions, children }: PageProps) {
  const { club, headerStart, headerEnd } = useShell();
  const isPhone = useMediaQuery(media.phone);
  const today = longDate(useToday());
  useDocumentTitle(title, club.name);
  return (
    <>
      <PageHeader
        title={title}
        isLong={isNamed}
        club={isHome ? club : undefined}
        date={isNamed ? undefined : today}
        lead={headerStart}
        primary={isPhone && actions}
        actions={headerEnd}
      />
      <PageBody intro={intro} actions={!isPhone && actions}>
        {children}
      </PageBody>
    </>
  );
}

/** Names the browser tab: `Page · Club`. */
export function useDocumentTitle(page: string, club: string): void {
  useEffect(() => {
    document.title = `${page} · ${club}`;
  }, [page, club]);
}
