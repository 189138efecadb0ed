import { serverMessage, useSendVerificationMutation } from '@touchline/api-client';
import { Button, Stack, Text } from '@touchline/ui';
import MailCheck from 'lucide-react/icons/mail-check';

/** Sends the mail again that verifies the user's email. Says so here, because a toast is gone before the mail arrives. */
export function SendVerification({ email }: { email: string }) {
  const [send, { isLoading, isSuccess, error }] = useSendVerificationMutation();
  return (
    <Stack gap="xs" align="start">
      <Button variant="secondary" icon={MailCheck} busy={isLoading} busyText="Sending..." onClick={() => void send()}>
        Send again
      </Button>
      <div role="status">
        {isSuccess && (
          <Text size="secondary">A mail is on its way to {email}. Look in the spam folder if it does not arrive.</Text>
        )}
        {error !== undefined && (
          <Text size="secondary" tone="danger">
            {serverMessage(error, 'Something went wrong')}
          </Text>
        )}
      </div>
    </Stack>
  );
}
