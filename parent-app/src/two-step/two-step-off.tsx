import { useGetMeQuery } from '@touchline/api-client';
import { useShell } from '@touchline/app-core';
import { Button, Card, Stack, Text } from '@touchline/ui';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { UnverifiedEmail } from '../unverified-email.tsx';

/** What two-step sign-in is, and a button that sets it up. */
export function TwoStepOff({ onSetUp }: { onSetUp: () => void }) {
  const { club, session } = useShell();
  const { data: me = session } = useGetMeQuery();
  return (
    <Card as="section" title="Two-step sign-in is off" level={2}>
      <Stack>
        <Text>
          Anyone who learns your password can sign in as you. With two-step sign-in, they also need a code from your
          phone.
        </Text>
        <Text muted>
          Any authenticator app works, such as Google Authenticator, Microsoft Authenticator, Apple’s Passwords or
          1Password.
        </Text>
        {club.sendsMail && !me.isEmailVerified ? (
          <UnverifiedEmail email={me.email} text="After that, you can set up two-step sign-in here." />
        ) : (
          <div>
            <Button icon={ShieldCheck} full="phone" onClick={onSetUp}>
              Set Up
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
