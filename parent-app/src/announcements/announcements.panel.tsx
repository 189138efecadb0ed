import { useListAnnouncementsQuery } from '@touchline/api-client';
import { QueryList, paths } from '@touchline/app-core';
import { useLocation } from '@touchline/router';
import { EmptyState, List, Skeleton, TextLink, theme } from '@touchline/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Panel } from '../panel.tsx';
import { useOwnTeamNames } from './announcement-parts.tsx';
import { AnnouncementRow } from './announcement-row.tsx';

const maxShown = 3;
const anchor = 'announcements';

/** The newest announcements; `#announcements` in the address moves the focus here. */
export function AnnouncementsPanel() {
  const announcements = useListAnnouncementsQuery({ limit: maxShown });
  const teamNames = useOwnTeamNames();
  const panel = useRef<HTMLDivElement>(null);
  const isLinked = useLocation().hash === `#${anchor}`;
  const isLoaded = announcements.data !== undefined;
  useEffect(() => {
    if (isLinked && isLoaded) panel.current?.focus();
  }, [isLinked, isLoaded]);

  return (
    <Anchor ref={panel} id={anchor} tabIndex={-1}>
      <Panel title="Recent Announcements" aside={viewAll}>
        <QueryList
          query={announcements}
          loading={<Skeleton shape="row" count={3} />}
          error="Error loading announcements. Please try again."
          empty={<EmptyState level={3} title="No announcements yet" text="News from the club will appear here." />}
        >
          {(rows) => (
            <List label="Recent Announcements">
              {rows.map((announcement) => (
                <li key={announcement.id}>
                  <AnnouncementRow announcement={announcement} teamName={teamNames.get(announcement.teamId)} />
                </li>
              ))}
            </List>
          )}
        </QueryList>
      </Panel>
    </Anchor>
  );
}

const viewAll = (
  <TextLink to={paths.announcements} alone label="View All announcements">
    View All
  </TextLink>
);

const Anchor = styled.div`
  scroll-margin-top: calc(var(--ui-banner, 0px) + ${theme.size.header} + ${theme.space.m});

  &:focus {
    outline: none;
  }
`;
