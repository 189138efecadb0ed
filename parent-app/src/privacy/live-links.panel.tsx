import { type ChildPrivacyDto } from '@touchline/api-client';
import { Card, Stack } from '@touchline/ui';
import { Panel } from '../panel.tsx';
import { AnswerLinks } from './answer-links.tsx';
import { FeedLinks } from './feed-links.tsx';

/** The links with which somebody reads of the child without signing in, and how to end them. */
export function LiveLinksPanel({ privacy: { givenName, feeds, answerLinks } }: { privacy: ChildPrivacyDto }) {
  return (
    <Panel title="Links that work now">
      <Card as="div">
        <Stack gap="l">
          <FeedLinks name={givenName} feeds={feeds} />
          <AnswerLinks links={answerLinks} />
        </Stack>
      </Card>
    </Panel>
  );
}
