import { type Club } from '@touchline/api-client';
import { longDate, paths, useDocumentTitle } from '@touchline/app-core';
import { todayIn } from '@touchline/domain';
import { useLocation } from '@touchline/router';
import { PageBody, PageHeader, theme } from '@touchline/ui';
import { createContext, type ReactNode, useContext } from 'react';
import { styled } from 'styled-components';

interface FrameContent {
  club: Club;
  /** At the start of every page header: the menu of the admin area on phones. */
  headerStart: ReactNode;
  /** At its end: the notifications. */
  headerEnd: ReactNode;
}

/** What shell pages need of the frame. Not read from the store, because inside an application the nearest store is its own. */
export const FrameContext = createContext<FrameContent | null>(null);

/** A page of the shell itself, with the same header as the pages of applications. */
export function ShellPage({ title, children }: { title: string; children: ReactNode }) {
  useDocumentTitle(title, useContext(FrameContext)?.club.name ?? 'Touchline');
  return <PageOutline title={title}>{children}</PageOutline>;
}

/** The outline of a page; without a title a placeholder that reserves the header, so that the layout does not shift. */
export function PageOutline({ title, children }: { title?: string; children: ReactNode }) {
  const frame = useContext(FrameContext);
  const { pathname } = useLocation();
  const isHome = !title && pathname === paths.dashboard;
  const date = frame ? longDate(todayIn(frame.club.timeZone)) : undefined;
  return (
    <>
      {(title || frame) && (
        <PageHeader
          title={title}
          club={isHome ? frame?.club : undefined}
          date={date}
          lead={frame?.headerStart}
          actions={frame?.headerEnd}
        />
      )}
      <PageBody>{children}</PageBody>
    </>
  );
}

/** Content in the middle of a page. */
export const Centered = styled.main`
  display: grid;
  flex: 1;
  place-content: center;
  justify-items: center;
  min-height: 60dvh;
  padding: ${theme.space.l};
`;
