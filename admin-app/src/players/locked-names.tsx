import { type LockedNameDto, useListLockedNamesQuery, useUnlockNameMutation } from '@touchline/api-client';
import { instantDate, useShell } from '@touchline/app-core';
import { can } from '@touchline/domain';
import { Alert, Button, Row, Stack, Text } from '@touchline/ui';

/** Lists the locked names for admins, who can unlock them. Renders nothing if there are none. */
export function LockedNames() {
  const { session } = useShell();
  const { data: names = [] } = useListLockedNamesQuery(undefined, { skip: !can(session, 'child.unlock-names') });
  if (names.length === 0) return null;
  return (
    <Alert tone="warn" title="Somebody may be guessing a child’s date of birth">
      <Stack gap="s">
        <Text as="span">
          Too many people tried to find or add children with these names, so parents cannot for now. If it was a family,
          unlock the name. You can add the player at any time.
        </Text>
        <Stack as="ul" gap="xs" label="Locked names">
          {names.map((name) => (
            <LockedName key={name.id} name={name} />
          ))}
        </Stack>
      </Stack>
    </Alert>
  );
}

function LockedName({ name: { id, name, tries, lockedAt, lastingSince } }: { name: LockedNameDto }) {
  const { club } = useShell();
  const [unlock, unlocking] = useUnlockNameMutation();
  return (
    <li>
      <Row gap="s">
        <span>
          {name} · {tries} attempts{' '}
          {lastingSince
            ? `in 60 days · locked since ${instantDate(lastingSince, club.timeZone)}, until you unlock it`
            : `in 24 hours · locked since ${instantDate(lockedAt, club.timeZone)}, for a day`}
        </span>
        <Button
          variant="secondary"
          label={`Unlock ${name}`}
          busy={unlocking.isLoading}
          busyText="Unlocking..."
          onClick={() => void unlock(id)}
        >
          Unlock
        </Button>
      </Row>
    </li>
  );
}
