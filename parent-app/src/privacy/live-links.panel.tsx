import { type ChildPrivacyDto } from '@touchline/api-client';
import { Card, Stack } from '@touchline/ui';
import { AnswerLinks } from './answer-links.tsx';
import { FeedLinks } from './feed-links.tsx';

/** The links with which somebody reads of the child without signing in, and how to end them. */
export function LiveLinksPanel({ privacy: { givenName, feeds, answerLinks } }: { privacy: ChildPrivacyDto }) {
  return (
    <Card as="section" title="Links that work now" level={2}>
      <Stack gap="l">
        <FeedLinks name={givenName} feeds={feeds} />
        <AnswerLinks links={answerLinks} />
      </Stack>
    </Card>
  );
}
