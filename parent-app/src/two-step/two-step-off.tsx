import { Button, Card, Stack, Text } from '@touchline/ui';
import ShieldCheck from 'lucide-react/icons/shield-check';

/** What two-step sign-in is, and a button that sets it up. */
export const TwoStepOff = ({ onSetUp }: { onSetUp: () => void }) => (
  <Card as="section" title="Two-step sign-in is off" level={2}>
    <Stack>
      <Text>
        Somebody who learns your password can sign in as you. With two-step sign-in, that also takes a code from an app
        on your phone, which changes every 30 seconds.
      </Text>
      <Text muted>
        Any authenticator app works, such as Google Authenticator, Microsoft Authenticator, Apple’s Passwords or
        1Password.
      </Text>
      <div>
        <Button icon={ShieldCheck} full="phone" onClick={onSetUp}>
          Set Up
        </Button>
      </div>
    </Stack>
  </Card>
);
