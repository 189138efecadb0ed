import { useGetRetentionQuery } from '@touchline/api-client';
import { paths, useShell } from '@touchline/app-core';
import { can, retentionWords } from '@touchline/domain';
import { Text, TextLink } from '@touchline/ui';

/** How long the club keeps players who have left. Nothing in the demo, which deletes nobody. */
export function KeptFor() {
  const { session } = useShell();
  const { data } = useGetRetentionQuery({}, { skip: !can(session, 'retention.manage') });
  if (!data) return null;
  return (
    <Text muted>
      Deleted for good {retentionWords('unregisteredPlayers', data.periods.unregisteredPlayers)} after they left. Change
      this under <TextLink to={`${paths.club}?tab=data`}>Club → Data</TextLink>.
    </Text>
  );
}
