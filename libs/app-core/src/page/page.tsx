import { PageBody, PageHeader } from '@touchline/ui';
import { type ReactNode } from 'react';
import { useShell } from '../store/app-root.tsx';
import { longDate } from '../format/formats.ts';
import { useDocumentTitle } from './use-document-title.ts';
import { useToday } from '../format/use-today.ts';

interface PageProps {
  title: string;
  /** A sentence or a search box above the content; left of the action from 768 px. */
  intro?: ReactNode;
  /** The primary action: top right, on phones a bar at the bottom. */
  actions?: ReactNode;
  children: ReactNode;
}

export function Page({ title, intro, actions, children }: PageProps) {
  const { club, headerEnd } = useShell();
  useDocumentTitle(title, club.name);
  return (
    <>
      <PageHeader title={title} date={longDate(useToday())} actions={headerEnd} />
      <PageBody intro={intro} actions={actions}>
        {children}
      </PageBody>
    </>
  );
}
