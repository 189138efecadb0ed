import { paths } from '@touchline/app-core';
import { Button, LinkButton, Text } from '@touchline/ui';
import { leaveDemo } from '../transport/demo-mode.ts';
import { RecoveryPage } from '../recovery/recovery-page.tsx';

export const AnswerLinkEnded = () => (
  <RecoveryPage title="This link no longer works" isOutcome>
    <Text>
      The events may have started or been cancelled, or the mail is over 30 days old. You can still answer in the app.
    </Text>
    <LinkButton to={paths.dashboard}>Open your dashboard</LinkButton>
  </RecoveryPage>
);

/** The demo sends no mails, so the link belongs to the club behind it. */
export const OnlyOutsideDemo = () => (
  <RecoveryPage title="This link belongs to the real club" isOutcome>
    <Text>This browser shows the demo. Leave it to answer.</Text>
    <Button
      full
      onClick={() => {
        leaveDemo();
        window.location.reload();
      }}
    >
      Leave the demo and answer
    </Button>
  </RecoveryPage>
);
