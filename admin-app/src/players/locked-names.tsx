import { type LockedNameDto, useListLockedNamesQuery, useUnlockNameMutation } from '@touchline/api-client';
import { useShell } from '@touchline/app-core';
import { can } from '@touchline/domain';
import { Alert, Button, Row, Stack, Text } from '@touchline/ui';

/** Tells admins which names were tried too often, and lets them unlock a name; nothing while there is none. */
export function LockedNames() {
  const { session } = useShell();
  const { data: names = [] } = useListLockedNamesQuery(undefined, { skip: !can(session, 'child.unlock-names') });
  if (names.length === 0) return null;
  return (
    <Alert tone="warn" title="Somebody may be guessing a child’s date of birth">
      <Stack gap="s">
        <Text as="span">
          These names were tried too often in the last 24 hours, so parents can neither find nor add a child with such a
          name until tomorrow. If a family made the tries, unlock the name. You can add the player at any time.
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

function LockedName({ name: { id, name, tries } }: { name: LockedNameDto }) {
  const [unlock, unlocking] = useUnlockNameMutation();
  return (
    <li>
      <Row gap="s">
        <span>
          {name} · {tries} tries
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
