import { useUndoEmailChangeMutation } from '@touchline/api-client';
import { ClubContact, paths } from '@touchline/app-core';
import { Text } from '@touchline/ui';
import { useClub } from '../session/use-club.ts';
import { NewPasswordForm } from './new-password.form.tsx';
import { BackToSignIn, RecoveryPage } from './recovery-page.tsx';
import { hasStatus, useLinkToken, useSignInAgain } from './use-link.ts';

/** For somebody whose account another person has given another e-mail. */
export default function UndoEmailChangePage() {
  const token = useLinkToken(paths.undoEmailChange);
  const [undo, { error }] = useUndoEmailChangeMutation();
  const signInAgain = useSignInAgain();
  if (hasStatus(error, 404)) return <NotUndone title="This link no longer works" text={ended} />;
  if (hasStatus(error, 409)) return <NotUndone title="Your old address is in use" text={inUse} />;
  return (
    <RecoveryPage title="Take your account back">
      <Text>
        The email address of your account was changed. If that was not you, choose a new password: your old address is
        restored, and everybody is signed out.
      </Text>
      <Text muted>Did you change it yourself? Then there is nothing to do.</Text>
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

const ended = 'It works once, within seven days. If you cannot sign in to your account, the club can help.';
const inUse = 'Another account uses it by now, so it cannot be restored here. The club can help.';

function NotUndone({ title, text }: { title: string; text: string }) {
  return (
    <RecoveryPage title={title} isOutcome>
      <Text>{text}</Text>
      <ClubContact club={useClub()} lead="Ask the club:" otherwise="Please ask your child’s coach whom to contact." />
      <BackToSignIn />
    </RecoveryPage>
  );
}
