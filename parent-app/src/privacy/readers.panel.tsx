import { type ChildPrivacyDto } from '@touchline/api-client';
import { Card, Stack, Text } from '@touchline/ui';
import { Panel } from '../panel.tsx';
import { ReaderGroup } from './reader-group.tsx';
import { wordsFor } from './reader-words.ts';

/** Who can see the child, by name where a guardian may know it, and what they see. */
export function ReadersPanel({ privacy: { givenName, readers } }: { privacy: ChildPrivacyDto }) {
  return (
    <Panel title={`Who can see ${givenName}`}>
      <Card as="div">
        <Stack>
          <Text size="secondary" muted>
            Only these people, when they are signed in, and nobody else.
          </Text>
          <Stack as="ul" gap="s" label={`Who can see ${givenName}`}>
            {readers.map((group) => {
              const words = wordsFor(group, givenName);
              return words && <ReaderGroup key={group.kind} group={group} {...words} />;
            })}
          </Stack>
          <Text size="secondary" muted>
            Without signing in, nobody sees anything of {givenName}, with one exception: whoever has the address of a
            calendar link, or a mail with a link to answer, reads what is in it. Yours are listed below.
          </Text>
        </Stack>
      </Card>
    </Panel>
  );
}
