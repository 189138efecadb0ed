import { serverMessage, useSendVerificationMutation } from '@touchline/api-client';
import { Alert, Button, Stack } from '@touchline/ui';
import MailCheck from 'lucide-react/icons/mail-check';

/** Sends the mail again that verifies the user's e-mail. Says so, because a toast is easily missed by somebody who waits for a mail. */
export function SendVerification({ email }: { email: string }) {
  const [send, { isLoading, isSuccess, error }] = useSendVerificationMutation();
  return (
    <Stack gap="s" align="start">
      {isSuccess && <Alert tone="accent">{`A mail is on its way to ${email}. Open the link in it.`}</Alert>}
      {error !== undefined && <Alert tone="warn">{serverMessage(error, 'Something went wrong')}</Alert>}
      <Button variant="secondary" icon={MailCheck} busy={isLoading} busyText="Sending..." onClick={() => void send()}>
        Send again
      </Button>
    </Stack>
  );
}
