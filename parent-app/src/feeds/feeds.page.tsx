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
import { feedsInWords } from './feed-words.ts';
import { NothingYet } from './nothing-yet.tsx';
import { useFeedChoices } from './use-feed-choices.ts';

const AddFeedDialog = lazyPart(() => import('./add-feed.dialog.tsx'));

const crumbs = [{ label: 'Profile', to: paths.profile }, { label: 'Your calendar links' }];

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
    <Page title="Your calendar links" intro={<Breadcrumb items={crumbs} />}>
      <Column>
        {isNotInDemo(feeds.error) && (
          <EmptyState icon={CalendarOff} title="No calendar links in the demo" text={messages.notInDemo} />
        )}
        {!isNotInDemo(feeds.error) && (
          <Stack gap="l">
            <Text muted>{feedsInWords}</Text>
            <Card as="section" title="Links" level={2}>
              <Stack>
                <div ref={frame} tabIndex={-1}>
                  <QueryList
                    query={feeds}
                    loading={<Skeleton shape="row" count={2} label="Loading your calendar links..." />}
                    error="Error loading your calendar links. Please try again."
                    empty={<NoFeeds canAdd={choices && canAdd} />}
                  >
                    {(rows) => (
                      <Stack as="ul" label="Your calendar links">
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
                      Add to my calendar
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
  if (canAdd === false) return <NothingYet />;
  return (
    <EmptyState
      level={3}
      icon={CalendarSync}
      title="No calendar links yet"
      text="Add one to see the events in your own calendar."
    />
  );
}

const Column = styled.div`
  width: 100%;
  max-width: 640px;
`;
