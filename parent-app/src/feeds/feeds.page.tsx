import { useListFeedsQuery, useListOwnChildrenQuery } from '@touchline/api-client';
import { lazyPart, LoadError, Page, paths, QueryList, useFocusAfterRemoval } from '@touchline/app-core';
import { limits, messages } from '@touchline/domain';
import { Breadcrumb, Button, Card, EmptyState, Skeleton, Stack, Text } from '@touchline/ui';
import CalendarOff from 'lucide-react/icons/calendar-off';
import CalendarSync from 'lucide-react/icons/calendar-sync';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { isNotInDemo } from '../is-not-in-demo.ts';
import { FeedCard } from './feed-card.tsx';
import { useFeedChoices } from './use-feed-choices.ts';

const AddFeedDialog = lazyPart(() => import('./add-feed.dialog.tsx'));

const crumbs = [{ label: 'Profile', to: paths.profile }, { label: 'Calendar Feeds' }];

/** The feeds with which the user's other calendars show the club's events. */
export default function FeedsPage() {
  const feeds = useListFeedsQuery();
  const children = useListOwnChildrenQuery({});
  const choices = useFeedChoices(children.data);
  const [isAdding, setIsAdding] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusAfterRemoval(frame, feeds.data);
  const count = feeds.data?.length ?? 0;
  const canAdd = feeds.data !== undefined && choices !== undefined && choices.length > 0;

  return (
    <Page title="Calendar Feeds" intro={<Breadcrumb items={crumbs} />}>
      <Column>
        {isNotInDemo(feeds.error) && (
          <EmptyState icon={CalendarOff} title="No calendar feeds in the demo" text={messages.notInDemo} />
        )}
        {!isNotInDemo(feeds.error) && (
          <Stack gap="l">
            <Text muted>
              Your phone or computer shows the club’s events in its own calendar, and keeps them up to date. A feed is a
              private address; you can have several, for example one for the grandparents, and revoke each of them.
            </Text>
            <Card as="section" title="Your Feeds" level={2}>
              <Stack>
                <div ref={frame} tabIndex={-1}>
                  <QueryList
                    query={feeds}
                    loading={<Skeleton shape="row" count={2} label="Loading your feeds..." />}
                    error="Error loading your feeds. Please try again."
                    empty={<NoFeeds canAdd={choices && canAdd} />}
                  >
                    {(rows) => (
                      <Stack as="ul" label="Your Feeds">
                        {rows.map((feed) => (
                          <FeedCard key={feed.id} feed={feed} onRevoke={keepFocus} />
                        ))}
                      </Stack>
                    )}
                  </QueryList>
                </div>
                <LoadError query={children} onRetry={children.refetch}>
                  Error loading your children. Please try again.
                </LoadError>
                {canAdd && count < limits.feeds.max && (
                  <div>
                    <Button icon={Plus} full="phone" onClick={() => setIsAdding(true)}>
                      Add a Feed
                    </Button>
                  </div>
                )}
                {count >= limits.feeds.max && <Text muted>{messages.tooManyFeeds}</Text>}
              </Stack>
            </Card>
          </Stack>
        )}
      </Column>
      {isAdding && choices && <AddFeedDialog choices={choices} onClose={() => setIsAdding(false)} />}
    </Page>
  );
}

/** `canAdd` is undefined until that is known. */
function NoFeeds({ canAdd }: { canAdd: boolean | undefined }) {
  if (canAdd === false) {
    return (
      <EmptyState
        level={3}
        icon={CalendarSync}
        title="Nothing to subscribe to yet"
        text="A feed contains the events for your children, or of the teams that you coach. Add a child first."
        action="Add a Child"
        to={paths.addChild}
      />
    );
  }
  return (
    <EmptyState
      level={3}
      icon={CalendarSync}
      title="No feeds yet"
      text="Add one to see the events in your own calendar."
    />
  );
}

const Column = styled.div`
  width: 100%;
  max-width: 640px;
`;
