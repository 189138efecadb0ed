import { useListAnnouncementsQuery } from '@touchline/api-client';
import { QueryList, Page } from '@touchline/app-core';
import { Button, EmptyState, Skeleton, Stack, theme } from '@touchline/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { AnchorItem } from '../anchor-item.tsx';
import { AnnouncementCard } from './announcement-card.tsx';
import { announcementAnchor, useOwnTeamNames } from './announcement-parts.tsx';

const pageSize = 20;

export default function AnnouncementsPage() {
  const [visibleCount, setVisibleCount] = useState(pageSize);
  // One more than shown, to know whether there are more.
  const announcements = useListAnnouncementsQuery({ limit: visibleCount + 1 });
  const teamNames = useOwnTeamNames();
  const hasMore = (announcements.data?.length ?? 0) > visibleCount;

  return (
    <Page title="Announcements">
      <Column>
        <QueryList
          query={announcements}
          loading={<Skeleton shape="card" count={3} />}
          error="Error loading announcements. Please try again."
          empty={<EmptyState title="No announcements yet" text="News from the club will appear here." />}
        >
          {(rows) => (
            <Stack as="ul" gap="s" label="Announcements">
              {rows.slice(0, visibleCount).map((announcement) => (
                <AnchorItem key={announcement.id} id={announcementAnchor(announcement.id)}>
                  <AnnouncementCard announcement={announcement} teamName={teamNames.get(announcement.teamId)} />
                </AnchorItem>
              ))}
            </Stack>
          )}
        </QueryList>
        {hasMore && (
          <div>
            <Button
              variant="secondary"
              full="phone"
              busy={announcements.isFetching}
              busyText="Loading..."
              onClick={() => setVisibleCount(visibleCount + pageSize)}
            >
              Show older announcements
            </Button>
          </div>
        )}
      </Column>
    </Page>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${theme.space.m};
  grid-template-columns: minmax(0, 760px);
`;
