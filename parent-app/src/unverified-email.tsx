import { SendVerification, useShell } from '@touchline/app-core';
import { Alert, Stack } from '@touchline/ui';

interface UnverifiedEmailProps {
  email: string;
  /** What is not possible until then. */
  text: string;
}

/** Asks the user to open the link in our mail. */
export function UnverifiedEmail({ email, text }: UnverifiedEmailProps) {
  const { sendsMail } = useShell().club;
  return (
    <Alert tone="warn" title="Please confirm your email address">
      <Stack gap="s">
        <span>
          {sendsMail && `Open the link in the mail that we sent to ${email}. `}
          {text}
        </span>
        {sendsMail && <SendVerification email={email} />}
      </Stack>
    </Alert>
  );
}
