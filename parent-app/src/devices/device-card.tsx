import { type SessionDto, useEndSessionMutation } from '@touchline/api-client';
import { instantDate, useShell } from '@touchline/app-core';
import { Badge, Button, Card, Text } from '@touchline/ui';
import { lastUse } from '../last-use.ts';

interface DeviceCardProps {
  session: SessionDto;
  /** Called before the device disappears. */
  onSignOut: () => void;
}

/** A device with its first and last use, and a button that signs it out unless it is this one. */
export function DeviceCard({ session: { id, device, isCurrent, startedAt, lastUsedAt }, onSignOut }: DeviceCardProps) {
  const { timeZone } = useShell().club;
  const [end, { isLoading }] = useEndSessionMutation();
  const name = device ?? 'Unknown device';
  const signOut = async () => {
    if (!(await end(id)).error) onSignOut();
  };
  return (
    <Card
      as="li"
      look="row"
      title={name}
      aside={isCurrent && <Badge tone="accent">This device</Badge>}
      actions={
        !isCurrent && (
          <Button
            variant="secondary"
            label={`Sign out ${name}`}
            busy={isLoading}
            busyText="Signing out..."
            onClick={() => void signOut()}
          >
            Sign Out
          </Button>
        )
      }
    >
      <Text size="secondary" muted>
        Signed in on {instantDate(startedAt, timeZone)}
        {!isCurrent && ` · ${lastUse(lastUsedAt, timeZone)}`}
      </Text>
    </Card>
  );
}
