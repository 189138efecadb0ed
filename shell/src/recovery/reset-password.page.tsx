import { useResetPasswordMutation } from '@touchline/api-client';
import { paths } from '@touchline/app-core';
import { LinkButton, Text } from '@touchline/ui';
import { useClub } from '../session/use-club.ts';
import { NewPasswordForm } from './new-password.form.tsx';
import { BackToSignIn, RecoveryPage } from './recovery-page.tsx';
import { hasStatus, useLinkToken, useSignInAgain } from './use-link.ts';

/** For the links of password resets and of invitations. */
export default function ResetPasswordPage() {
  const token = useLinkToken(paths.resetPassword);
  const { name } = useClub();
  const [reset, { error }] = useResetPasswordMutation();
  const signInAgain = useSignInAgain();
  if (hasStatus(error, 404)) return <LinkEnded />;
  return (
    <RecoveryPage title="Choose a password">
      <Text muted>For your account at {name}. This signs you out on all other devices.</Text>
      <NewPasswordForm
        submitLabel="Save password"
        explained={[404]}
        onSubmit={(password) => reset({ token, password })}
        onDone={() => void signInAgain({ title: 'Your password is set', text: 'Please sign in.' })}
      />
    </RecoveryPage>
  );
}

function LinkEnded() {
  return (
    <RecoveryPage title="This link no longer works" isOutcome>
      <Text>Links work once, for a limited time. Use the link in our newest mail.</Text>
      <LinkButton to={paths.forgotPassword}>Ask for a new link</LinkButton>
      <BackToSignIn />
    </RecoveryPage>
  );
}
