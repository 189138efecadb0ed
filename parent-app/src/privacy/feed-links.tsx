import { type ChildFeedDto } from '@touchline/api-client';
import { paths, useFocusAfterRemoval, useShell } from '@touchline/app-core';
import { Button, Stack, Text, TextLink, theme } from '@touchline/ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { RevokeFeedDialog } from '../feeds/revoke-feed.dialog.tsx';
import { lastUse } from '../last-use.ts';

interface FeedLinksProps {
  /** The child's given name. */
  name: string;
  feeds: ChildFeedDto[];
}

/** The guardian's feeds with events of the child. */
export function FeedLinks({ name, feeds }: FeedLinksProps) {
  const frame = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusAfterRemoval(frame, feeds);
  return (
    <div ref={frame} tabIndex={-1}>
      <Stack gap="xs">
        <Text size="name" as="h3">
          Calendar links
        </Text>
        <Text size="secondary" muted>
          Whoever has the address of one sees {name}’s events and first name without signing in.
        </Text>
        {feeds.length === 0 && <Text>None of your calendar links shows {name}’s events.</Text>}
        {feeds.length > 0 && (
          <>
            <Stack as="ul" gap="s" label="Calendar links">
              {feeds.map((feed) => (
                <FeedLink key={feed.id} name={name} feed={feed} onRevoke={keepFocus} />
              ))}
            </Stack>
            <div>
              <TextLink to={paths.feeds} alone>
                Your calendar links
              </TextLink>
            </div>
          </>
        )}
      </Stack>
    </div>
  );
}

interface FeedLinkProps {
  name: string;
  feed: ChildFeedDto;
  /** Called before the feed disappears. */
  onRevoke: () => void;
}

function FeedLink({ name, feed, onRevoke }: FeedLinkProps) {
  const { club } = useShell();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <li>
      <Line>
        <div>
          <Text>{feed.name}</Text>
          <Text size="secondary" muted>
            {feed.childId === null ? 'All your children' : `Only ${name}`} ·{' '}
            {feed.withResponses ? 'with RSVPs' : 'without RSVPs'} · {lastUse(feed.lastUsedAt, club.timeZone)}
          </Text>
        </div>
        <Button variant="quiet" label={`Turn off ${feed.name}`} onClick={() => setIsAsking(true)}>
          Turn off
        </Button>
      </Line>
      {isAsking && <RevokeFeedDialog feed={feed} onRevoke={onRevoke} onClose={() => setIsAsking(false)} />}
    </li>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space.xs};
`;
