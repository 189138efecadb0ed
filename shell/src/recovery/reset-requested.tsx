import { serverMessage, useForgotPasswordMutation } from '@touchline/api-client';
import { ClubContact } from '@touchline/app-core';
import { Alert, Button, Row, Stack, Text } from '@touchline/ui';
import { useEffect, useState } from 'react';
import { useClub } from '../session/use-club.ts';
import { BackToSignIn, RecoveryPage } from './recovery-page.tsx';

/** A mail takes that long; who presses again at once would use up the links that an account may have. */
const pauseMs = 30_000;

/** The same for all addresses, because nobody should learn who has an account. */
export function ResetRequested({ email, onOther }: { email: string; onOther: () => void }) {
  const club = useClub();
  const [request, { isLoading, error }] = useForgotPasswordMutation();
  const [attempt, setAttempt] = useState(1);
  const isEarly = useIsEarly(attempt);
  const sendAgain = async () => {
    const result = await request({ email });
    if (!result.error) setAttempt(attempt + 1);
  };
  return (
    <RecoveryPage title="Check your mail" isOutcome>
      <Text>
        If an account uses <strong>{email}</strong>, a mail with a link is on its way. The link works for 30 minutes.
      </Text>
      <Text muted>Nothing there after a few minutes? Look in the spam folder, or send it again.</Text>
      {error !== undefined && <Alert>{serverMessage(error, 'Something went wrong')}</Alert>}
      <Stack gap="xs">
        <Row>
          <Button
            variant="secondary"
            disabled={isEarly}
            busy={isLoading}
            busyText="Sending..."
            onClick={() => void sendAgain()}
          >
            Send again
          </Button>
          <Button variant="secondary" onClick={onOther}>
            Use another address
          </Button>
        </Row>
        <div role="status">
          {isEarly && (
            <Text size="secondary" muted>
              {attempt > 1 && 'Sent again. Please open the newest mail. '}
              You can send it again in half a minute.
            </Text>
          )}
        </div>
      </Stack>
      <ClubContact
        club={club}
        lead="Still no mail? Ask the club:"
        otherwise="Still no mail? Please ask your child’s coach whom to contact."
      />
      <BackToSignIn />
    </RecoveryPage>
  );
}

/** True for a moment after each attempt. */
function useIsEarly(attempt: number): boolean {
  const [waitedFor, setWaitedFor] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setWaitedFor(attempt), pauseMs);
    return () => clearTimeout(timer);
  }, [attempt]);
  return waitedFor !== attempt;
}
