import { type FeedDto } from '@touchline/api-client';
import { useShell, WarningLine } from '@touchline/app-core';
import { can } from '@touchline/domain';
import { Button, Card, Text } from '@touchline/ui';
import { useState } from 'react';
import { lastUse } from '../last-use.ts';
import { contentsOf } from './feed-words.ts';
import { RenewLinkDialog } from './renew-link.dialog.tsx';
import { RevokeFeedDialog } from './revoke-feed.dialog.tsx';

interface FeedCardProps {
  feed: FeedDto;
  /** Called before the feed disappears. */
  onRevoke: () => void;
}

/** A feed with what it contains, when it was used, and how to end it. */
export function FeedCard({ feed, onRevoke }: FeedCardProps) {
  const { club, session } = useShell();
  const [asked, setAsked] = useState<'renew' | 'revoke' | null>(null);
  const close = () => setAsked(null);
  const { name, hasLink, scope } = feed;
  const isClosed = scope === 'coached' && !can(session, 'feed.follow-teams');
  return (
    <Card
      as="li"
      look="row"
      title={name}
      actions={
        <>
          <Button variant="secondary" label={`New Link for ${name}`} onClick={() => setAsked('renew')}>
            New Link
          </Button>
          <Button variant="quiet" label={`Turn off ${name}`} onClick={() => setAsked('revoke')}>
            Turn off
          </Button>
        </>
      }
    >
      <Text size="secondary" muted>
        {contentsOf(feed)}
      </Text>
      {hasLink && (
        <Text size="secondary" muted>
          {lastUse(feed.lastUsedAt, club.timeZone)}
        </Text>
      )}
      {!hasLink && (
        <WarningLine>The club was restored from a backup, so this link no longer works. Get a new one.</WarningLine>
      )}
      {isClosed && <WarningLine>You are no longer a coach, so this link no longer works.</WarningLine>}
      {asked === 'renew' && <RenewLinkDialog feed={feed} onClose={close} />}
      {asked === 'revoke' && <RevokeFeedDialog feed={feed} onRevoke={onRevoke} onClose={close} />}
    </Card>
  );
}
