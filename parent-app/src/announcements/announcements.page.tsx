import { useListAnnouncementsQuery } from '@touchline/api-client';
import { QueryList, Page } from '@touchline/app-core';
import { Button, EmptyState, Skeleton, Stack, theme } from '@touchline/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { AnnouncementCard } from './announcement-card.tsx';
import { useOwnTeamNames } from './use-own-team-names.ts';

/** How many are shown at first, and how many more at a time. */
const step = 20;

/** Everything that the club has announced to this person, the newest first. */
export default function AnnouncementsPage() {
  const [shown, setShown] = useState(step);
  // One more than is shown tells whether there are more.
  const announcements = useListAnnouncementsQuery({ limit: shown + 1 });
  const teamNames = useOwnTeamNames();
  const hasMore = (announcements.data?.length ?? 0) > shown;

  return (
    <Page title="Announcements">
      <Column>
        <QueryList
          query={announcements}
          loading={<Skeleton shape="card" count={3} />}
          error="Error loading announcements. Please try again."
          empty={<EmptyState title="No announcements yet" text="What the club has to say is shown here." />}
        >
          {(rows) => (
            <Stack as="ul" gap="s" label="Announcements">
              {rows.slice(0, shown).map((announcement) => (
                <li key={announcement.id}>
                  <AnnouncementCard announcement={announcement} teamName={teamNames.get(announcement.teamId)} />
                </li>
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
              onClick={() => setShown(shown + step)}
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
