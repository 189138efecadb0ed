import { type SessionUser, serverMessage, useVerifyEmailMutation } from '@touchline/api-client';
import { paths, SendVerification } from '@touchline/app-core';
import { useLocation } from '@touchline/router';
import { Alert, Button, LinkButton, Skeleton, Text, TextLink } from '@touchline/ui';
import { useDispatch, useSelector } from 'react-redux';
import { signInPath } from '../session/destination.ts';
import { selectSession } from '../session/session.slice.ts';
import { useClub } from '../session/use-club.ts';
import { type ShellDispatch, signOut } from '../session/shell-store.ts';
import { RecoveryPage } from './recovery-page.tsx';
import { hasStatus, useLinkToken } from './use-link.ts';

/** Waits for a click, because mail scanners open links. */
export default function VerifyEmailPage() {
  const token = useLinkToken(paths.verifyEmail);
  const { name } = useClub();
  const { status, user } = useSelector(selectSession);
  const [verify, { isLoading, isSuccess, error }] = useVerifyEmailMutation();
  if (isSuccess) return <Verified />;
  if (status === 'asking') return <Asking />;
  if (!user) return <ForGuests />;
  if (hasStatus(error, 403)) return <OtherAccount user={user} />;
  if (hasStatus(error, 404)) return <LinkEnded user={user} />;
  return (
    <RecoveryPage title="Is this your address?">
      <Text>Confirm that the address we mailed is yours, so that {name} can reach you there.</Text>
      {error !== undefined && <Alert>{serverMessage(error, 'Something went wrong')}</Alert>}
      <Button full busy={isLoading} busyText="Confirming..." onClick={() => void verify({ token })}>
        Confirm my address
      </Button>
    </RecoveryPage>
  );
}

const Asking = () => (
  <RecoveryPage title="Is this your address?">
    <Skeleton shape="text" count={3} label="Loading your account..." />
  </RecoveryPage>
);

/** Somebody else may have made the account, and would keep it if the owner of the address confirmed. Signing in leads back here. */
function ForGuests() {
  const toSignIn = signInPath(useLocation());
  return (
    <RecoveryPage title="Is this your account?">
      <Text>Sign in to the account with this address to confirm it.</Text>
      <LinkButton to={toSignIn}>Sign in</LinkButton>
      <Text muted>
        Somebody else made the account? Ask for a new password: the account is then yours, and what they made in it
        ends.
      </Text>
      <div>
        <TextLink to={paths.forgotPassword} alone>
          Ask for a new password
        </TextLink>
      </div>
    </RecoveryPage>
  );
}

function OtherAccount({ user }: { user: SessionUser }) {
  const dispatch = useDispatch<ShellDispatch>();
  return (
    <RecoveryPage title="This is the link of another account" isOutcome>
      <Text>You are signed in as {user.email}. Sign out, and sign in to the account that uses the link’s address.</Text>
      <Button full onClick={() => void signOut(dispatch)}>
        Sign out
      </Button>
      <LinkButton to={paths.dashboard} variant="secondary">
        Stay signed in
      </LinkButton>
    </RecoveryPage>
  );
}

const Verified = () => (
  <RecoveryPage title="Your address is confirmed" isOutcome>
    <Text>Thank you. We mail you here about your children’s events.</Text>
    <LinkButton to={paths.dashboard}>Go to the dashboard</LinkButton>
  </RecoveryPage>
);

function LinkEnded({ user }: { user: SessionUser }) {
  const { sendsMail } = useClub();
  if (user.isEmailVerified) {
    return (
      <RecoveryPage title="This link no longer works" isOutcome>
        <Text>Your address {user.email} is already confirmed.</Text>
        <LinkButton to={paths.dashboard}>Go to the dashboard</LinkButton>
      </RecoveryPage>
    );
  }
  return (
    <RecoveryPage title="This link no longer works" isOutcome>
      <Text>Links work once, for seven days. Use the link in our newest mail.</Text>
      {sendsMail && <SendVerification email={user.email} />}
    </RecoveryPage>
  );
}
