import { type SecondFactorDto } from '@touchline/api-client';
import { instantDate, useShell } from '@touchline/app-core';
import { limits, pluralize } from '@touchline/domain';
import { Alert, Button, Card, Row, Stack, Text } from '@touchline/ui';
import ShieldOff from 'lucide-react/icons/shield-off';

export type TwoStepChange = 'set-up' | 'renew' | 'turn-off';

interface TwoStepOnProps {
  factor: SecondFactorDto & { since: string };
  onChange: (change: TwoStepChange) => void;
}

/** The state of the second factor, and what can be changed. */
export function TwoStepOn({ factor: { since, recoveryCodesLeft, isRequired }, onChange }: TwoStepOnProps) {
  const { timeZone } = useShell().club;
  return (
    <>
      <Card as="section" title="Two-step sign-in is on" level={2}>
        <Stack>
          <Text>
            Since {instantDate(since, timeZone)}, you sign in with your password and a code from your authenticator app.
          </Text>
          {isRequired && <Text muted>Your club requires it, so you cannot turn it off.</Text>}
          <Row>
            <Button variant="secondary" onClick={() => onChange('set-up')}>
              Use Another App
            </Button>
            {!isRequired && (
              <Button variant="quiet-danger" icon={ShieldOff} onClick={() => onChange('turn-off')}>
                Turn Off
              </Button>
            )}
          </Row>
        </Stack>
      </Card>
      <Card as="section" title="Recovery Codes" level={2}>
        <Stack>
          <CodesLeft count={recoveryCodesLeft} />
          <div>
            <Button variant="secondary" onClick={() => onChange('renew')}>
              New Recovery Codes
            </Button>
          </div>
        </Stack>
      </Card>
    </>
  );
}

function CodesLeft({ count }: { count: number }) {
  if (count === 0) {
    return (
      <Alert tone="warn" title="You have no recovery codes">
        Without your authenticator app, you cannot sign in. Get new codes now.
      </Alert>
    );
  }
  const left = `${pluralize(count, 'recovery code')} left`;
  if (count <= limits.recoveryCodes.few) {
    return (
      <Alert tone="warn" title={left}>
        Get new ones before you run out of them.
      </Alert>
    );
  }
  return <Text>{left}. Each signs you in once if you lose your authenticator app.</Text>;
}
