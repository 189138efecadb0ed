import { media, PageBody, PageHeader, useMediaQuery } from '@touchline/ui';
import { type ReactNode, useEffect } from 'react';
import { longDate } from '../format/formats.ts';
import { useShell, useToday } from '../store/app-root.tsx';

interface PageProps {
  title: string;
  /** A sentence or a search box above the content; left of the action from 768 px. */
  intro?: ReactNode;
  /** The primary action: top right, on phones in the header. */
  actions?: ReactNode;
  children: ReactNode;
}

export function Page({ title, intro, actions, children }: PageProps) {
  const { club, headerStart, headerEnd } = useShell();
  const isPhone = useMediaQuery(media.phone);
  useDocumentTitle(title, club.name);
  return (
    <>
      <PageHeader
        title={title}
        date={longDate(useToday())}
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
