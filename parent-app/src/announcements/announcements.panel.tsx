import { useListAnnouncementsQuery } from '@touchline/api-client';
import { QueryList, paths } from '@touchline/app-core';
import { useLocation } from '@touchline/router';
import { EmptyState, Skeleton, Stack, TextLink, theme } from '@touchline/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Panel } from '../panel.tsx';
import { AnnouncementCard } from './announcement-card.tsx';
import { useOwnTeamNames } from './use-own-team-names.ts';

/** How many the dashboard shows. */
const shown = 3;
const anchor = 'announcements';

/** The newest announcements; an older address leads here by `#announcements`. */
export function AnnouncementsPanel() {
  const announcements = useListAnnouncementsQuery({ limit: shown });
  const teamNames = useOwnTeamNames();
  const place = useRef<HTMLDivElement>(null);
  const isSought = useLocation().hash === `#${anchor}`;
  const isThere = announcements.data !== undefined;
  useEffect(() => {
    if (isSought && isThere) place.current?.focus();
  }, [isSought, isThere]);

  return (
    <Place ref={place} id={anchor} tabIndex={-1}>
      <Panel title="Recent Announcements" aside={viewAll}>
        <QueryList
          query={announcements}
          loading={<Skeleton shape="card" count={2} />}
          error="Error loading announcements. Please try again."
          empty={<EmptyState level={3} title="No announcements yet" text="What the club has to say is shown here." />}
        >
          {(rows) => (
            <Stack as="ul" gap="s" label="Recent Announcements">
              {rows.map((announcement) => (
                <li key={announcement.id}>
                  <AnnouncementCard announcement={announcement} teamName={teamNames.get(announcement.teamId)} isShort />
                </li>
              ))}
            </Stack>
          )}
        </QueryList>
      </Panel>
    </Place>
  );
}

const viewAll = (
  <TextLink to={paths.announcements} alone label="View All announcements">
    View All
  </TextLink>
);

const Place = styled.div`
  scroll-margin-top: calc(var(--ui-banner, 0px) + ${theme.size.header} + ${theme.space.m});

  &:focus {
    outline: none;
  }
`;
