import { useUndoEmailChangeMutation } from '@touchline/api-client';
import { ClubContact, paths } from '@touchline/app-core';
import { Text } from '@touchline/ui';
import { useClub } from '../session/use-club.ts';
import { NewPasswordForm } from './new-password.form.tsx';
import { BackToSignIn, RecoveryPage } from './recovery-page.tsx';
import { hasStatus, useLinkToken, useSignInAgain } from './use-link.ts';

/** For somebody whose account another person has given another email. */
export default function UndoEmailChangePage() {
  const token = useLinkToken(paths.undoEmailChange);
  const [undo, { error }] = useUndoEmailChangeMutation();
  const signInAgain = useSignInAgain();
  if (hasStatus(error, 404)) return <NotUndone title="This link no longer works" text={ended} />;
  if (hasStatus(error, 409)) return <NotUndone title="Your old address is in use" text={inUse} />;
  return (
    <RecoveryPage title="Take your account back">
      <Text>
        Somebody changed the email address of your account. If that was not you, choose a new password: this restores
        your old address and signs everybody out.
      </Text>
      <Text muted>Did you change it yourself? Then you’re done.</Text>
      <NewPasswordForm
        submitLabel="Take my account back"
        explained={[404, 409]}
        onSubmit={(password) => undo({ token, password })}
        onDone={() =>
          void signInAgain({ title: 'Your account is yours again', text: 'Please sign in with your new password.' })
        }
      />
    </RecoveryPage>
  );
}

const ended = 'Links work once, for seven days. If you cannot sign in, the club can help.';
const inUse = 'Another account uses it now. The club can help.';

function NotUndone({ title, text }: { title: string; text: string }) {
  return (
    <RecoveryPage title={title} isOutcome>
      <Text>{text}</Text>
      <ClubContact club={useClub()} lead="Ask the club:" otherwise="Please ask your child’s coach whom to contact." />
      <BackToSignIn />
    </RecoveryPage>
  );
}
