import { type SessionUser, serverMessage, useVerifyEmailMutation } from '@touchline/api-client';
import { paths, SendVerification } from '@touchline/app-core';
import { Alert, Button, LinkButton, Text } from '@touchline/ui';
import { useSelector } from 'react-redux';
import { selectSession } from '../session/session.slice.ts';
import { useClub } from '../session/use-club.ts';
import { RecoveryPage } from './recovery-page.tsx';
import { hasStatus, useLinkToken } from './use-link.ts';

/** Waits for a click, because mail scanners open links. */
export default function VerifyEmailPage() {
  const token = useLinkToken(paths.verifyEmail);
  const { name } = useClub();
  const { user } = useSelector(selectSession);
  const [verify, { isLoading, isSuccess, error }] = useVerifyEmailMutation();
  if (isSuccess) return <Verified isSignedIn={user !== null} />;
  if (hasStatus(error, 404)) return <LinkEnded user={user} />;
  return (
    <RecoveryPage title="Is this your address?">
      <Text>Confirm that the address to which this link was sent is yours, so that {name} can reach you there.</Text>
      {error !== undefined && <Alert>{serverMessage(error, 'Something went wrong')}</Alert>}
      <Button full busy={isLoading} busyText="Confirming..." onClick={() => void verify({ token })}>
        Confirm my address
      </Button>
    </RecoveryPage>
  );
}

function Verified({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <RecoveryPage title="Your address is confirmed" isOutcome>
      <Text>Thank you. News about your children’s events will reach you here.</Text>
      <LinkButton to={isSignedIn ? paths.dashboard : paths.auth}>
        {isSignedIn ? 'Go to the dashboard' : 'Sign in'}
      </LinkButton>
    </RecoveryPage>
  );
}

function LinkEnded({ user }: { user: SessionUser | null }) {
  const { sendsMail } = useClub();
  return (
    <RecoveryPage title="This link does not work any more" isOutcome>
      {user?.isEmailVerified && (
        <>
          <Text>Your address {user.email} is confirmed already, so there is nothing to do.</Text>
          <LinkButton to={paths.dashboard}>Go to the dashboard</LinkButton>
        </>
      )}
      {!user?.isEmailVerified && (
        <Text>It works once, within seven days. If there is a newer mail, use the link in that one.</Text>
      )}
      {user && !user.isEmailVerified && sendsMail && <SendVerification email={user.email} />}
      {!user && (
        <>
          <Text muted>After signing in, you can send the mail again from your profile.</Text>
          <LinkButton to={`${paths.auth}?next=${encodeURIComponent(paths.profile)}`}>Sign in</LinkButton>
        </>
      )}
    </RecoveryPage>
  );
}
