import { type Club } from '@touchline/api-client';
import { longDate, useDocumentTitle } from '@touchline/app-core';
import { todayIn } from '@touchline/domain';
import { PageBody, PageHeader } from '@touchline/ui';
import { createContext, type ReactNode, useContext } from 'react';

interface Framed {
  club: Club;
  /** At the end of every page's header: the notifications. */
  headerEnd: ReactNode;
}

/** What pages of the shell find around them when somebody is signed in. Not the store: inside an application that is its own. */
export const FrameContext = createContext<Framed | null>(null);

/** A page that no application has, as any other: its title, today's date, the notifications. */
export function ShellPage({ title, children }: { title: string; children: ReactNode }) {
  useDocumentTitle(title, useContext(FrameContext)?.club.name ?? 'Touchline');
  return <PageOutline title={title}>{children}</PageOutline>;
}

/** The same while nothing else is known of a page than that it comes: what is there already does not move when it does. */
export function PageOutline({ title, children }: { title?: string; children: ReactNode }) {
  const frame = useContext(FrameContext);
  const date = frame ? longDate(todayIn(frame.club.timeZone)) : undefined;
  return (
    <>
      {(title || frame) && <PageHeader title={title} date={date} actions={frame?.headerEnd} />}
      <PageBody>{children}</PageBody>
    </>
  );
}
