import {
  type InvitationDto,
  serverMessage,
  useAcceptInvitationMutation,
  useGetInvitationQuery,
} from '@touchline/api-client';
import { LoadError, paths } from '@touchline/app-core';
import { Alert, Button, LinkButton, Skeleton, Text, TextLink } from '@touchline/ui';
import { useLocation } from '@touchline/router';
import { useSelector } from 'react-redux';
import { RecoveryPage } from '../recovery/recovery-page.tsx';
import { hasStatus, useLinkToken } from '../recovery/use-link.ts';
import { signInPath, signOutPath } from '../session/destination.ts';
import { selectSession } from '../session/session.slice.ts';

/** An invitation to become a guardian. Waits for a click, because mail scanners open links. */
export default function InvitationPage() {
  const token = useLinkToken(paths.invitation);
  const { user } = useSelector(selectSession);
  const {
    data: invitation,
    isError,
    error,
    refetch,
  } = useGetInvitationQuery(token, {
    // Signing in and out changes what the link shows.
    refetchOnMountOrArgChange: true,
  });
  const [accept, { isLoading, isSuccess, error: failure }] = useAcceptInvitationMutation();
  const acceptAndSee = async () => {
    // The server may have stored a request, which an admin has to approve.
    if ((await accept(token)).error) void refetch();
  };
  if (hasStatus(error, 404) || hasStatus(failure, 404)) return <InvitationEnded />;
  if (hasStatus(error, 403)) return <Closed>{serverMessage(error, 'Something went wrong')}</Closed>;
  if (invitation?.isWaiting) return <Waiting name={invitation.childName} />;
  const hasLeft = invitation?.isAccepted && !invitation.isGuardian;
  if (hasLeft && !isSuccess) return <InvitationEnded />;
  if (invitation && (isSuccess || invitation.isAccepted)) return <Accepted name={invitation.childName} />;
  return (
    <RecoveryPage title={titleOf(invitation)}>
      {!invitation && !isError && <Skeleton shape="text" count={3} label="Loading the invitation..." />}
      <LoadError query={{ data: invitation, isError, error }} onRetry={refetch}>
        Error loading the invitation. Please try again.
      </LoadError>
      {invitation && <WhatItMeans invitation={invitation} />}
      {invitation && !user && <ForGuests />}
      {invitation && user && invitation.accountEmail !== null && (
        <>
          <Addresses invitation={invitation} />
          {failure !== undefined && <Alert>{serverMessage(failure, 'Something went wrong')}</Alert>}
          <Button full busy={isLoading} busyText="Accepting..." onClick={() => void acceptAndSee()}>
            Accept
          </Button>
          <LinkButton to={paths.dashboard} variant="secondary">
            Not now
          </LinkButton>
          <div>
            <TextLink to={signOutPath} alone>
              Sign out
            </TextLink>
          </div>
        </>
      )}
    </RecoveryPage>
  );
}

/** A household's inviter is named, so that the invitation does not look like one of a stranger. */
function titleOf(invitation: InvitationDto | undefined): string {
  if (!invitation) return 'Your invitation';
  const { inviterName, childName } = invitation;
  return `${inviterName ? `${inviterName} invites you` : 'You are invited'} to be a guardian of ${childName}`;
}

const WhatItMeans = ({
  invitation: { childName: name, sameHousehold, inviterName, isGuardian },
}: {
  invitation: InvitationDto;
}) => (
  <>
    <Text>
      {isGuardian
        ? `You are a guardian of ${name} already.`
        : `Guardians see ${name}’s teams and events, and say whether ${name} is coming.`}
    </Text>
    <Text muted>
      {sameHousehold
        ? `You and ${inviterName ?? 'whoever invited you'} will share a household: you see each other’s names with ${name}.`
        : 'You and the other guardians do not see each other’s names, email addresses or phone numbers.'}
    </Text>
  </>
);

function Addresses({ invitation: { invitedEmail, accountEmail } }: { invitation: InvitationDto }) {
  if (invitedEmail === null || accountEmail === null) return null;
  if (invitedEmail === accountEmail) return <Text>You are signed in as {accountEmail}.</Text>;
  return (
    <Alert tone="info" title="Is this the right account?">
      The invitation was sent to {invitedEmail}. You are signed in as {accountEmail}. If you accept, the invitation
      belongs to this account. Otherwise sign out first, and open the link again.
    </Alert>
  );
}

/** The sign-in page leads back to the invitation, also after registering. */
function ForGuests() {
  const toSignIn = signInPath(useLocation());
  return (
    <>
      <Text>Sign in to accept, or create an account if you have none.</Text>
      <LinkButton to={toSignIn}>Sign in</LinkButton>
      <LinkButton to={`${toSignIn}&tab=register`} variant="secondary">
        Create an account
      </LinkButton>
    </>
  );
}

const Accepted = ({ name }: { name: string }) => (
  <RecoveryPage title={`You are a guardian of ${name} now`} isOutcome>
    <Text>{name} is on your dashboard, with everything that is coming up.</Text>
    <LinkButton to={paths.dashboard}>Go to Dashboard</LinkButton>
  </RecoveryPage>
);

const Waiting = ({ name }: { name: string }) => (
  <RecoveryPage title="An admin has to approve this" isOutcome>
    <Text>
      Your request to become a guardian of {name} has been sent. When an admin of your club has decided, you get a mail,
      and {name} is on your dashboard.
    </Text>
    <LinkButton to={paths.dashboard}>Go to Dashboard</LinkButton>
  </RecoveryPage>
);

/** Such as in the demo, where there are no mails. */
const Closed = ({ children }: { children: string }) => (
  <RecoveryPage title="This invitation cannot be opened here" isOutcome>
    <Text>{children}</Text>
    <LinkButton to={paths.home}>Go to the club</LinkButton>
  </RecoveryPage>
);

const InvitationEnded = () => (
  <RecoveryPage title="This invitation no longer works" isOutcome>
    <Text>Somebody may have accepted or withdrawn it, or it is over 14 days old. Please ask for a new one.</Text>
    <LinkButton to={paths.home}>Go to the club</LinkButton>
  </RecoveryPage>
);
