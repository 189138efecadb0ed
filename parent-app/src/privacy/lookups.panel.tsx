import { type ChildPrivacyDto, type ContactLookupDto, useListContactLookupsQuery } from '@touchline/api-client';
import { instantTime, LoadError, useShell } from '@touchline/app-core';
import { canForAll, numberWords } from '@touchline/domain';
import { Button, Card, Stack, Text } from '@touchline/ui';
import { useRef, useState } from 'react';

const shownAtFirst = 5;

/** Who has looked at the guardian's phone number, the latest first. */
export function LookupsPanel({ privacy }: { privacy: ChildPrivacyDto }) {
  const { id, givenName, contactLookups: latest, totalLookups } = privacy;
  const { session } = useShell();
  const [showsAll, setShowsAll] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  // The list of those who see every look has the numbers of other guardians, too.
  const isOwnList = !canForAll(session, 'child.view-lookups');
  const hasMore = totalLookups > latest.length && isOwnList;
  const all = useListContactLookupsQuery({ id }, { skip: !showsAll || !hasMore });
  const rows = showsAll ? (all.data ?? latest) : latest.slice(0, shownAtFirst);
  const earlier = totalLookups - rows.length;
  const canShowMore = !showsAll && (latest.length > shownAtFirst || hasMore);

  const reveal = () => {
    setShowsAll(true);
    // The button goes.
    frame.current?.focus();
  };
  return (
    <Card as="section" title="Who has looked" level={2}>
      <Stack>
        <Text size="secondary" muted>
          Coaches of {givenName}’s teams and admins can look at your phone number in an emergency. Touchline records
          each look, and nothing else: not who reads the list of a team, for example.
        </Text>
        {totalLookups === 0 && <Text>Nobody has looked at your phone number.</Text>}
        <div ref={frame} tabIndex={-1}>
          {rows.length > 0 && (
            <Stack as="ul" gap="s" label="Looks at your phone number">
              {rows.map((lookup) => (
                <Look key={lookup.id} lookup={lookup} />
              ))}
            </Stack>
          )}
        </div>
        <LoadError query={all} onRetry={all.refetch}>
          Error loading the earlier looks. Please try again.
        </LoadError>
        {canShowMore && (
          <div>
            <Button variant="quiet" onClick={reveal}>
              And {numberWords(earlier)} earlier
            </Button>
          </div>
        )}
        {!canShowMore && earlier > 0 && !all.isError && <Text muted>And {numberWords(earlier)} earlier.</Text>}
      </Stack>
    </Card>
  );
}

function Look({ lookup: { lookedUpBy, lookedUpAt } }: { lookup: ContactLookupDto }) {
  const { club } = useShell();
  return (
    <li>
      <Text>{lookedUpBy ?? 'Somebody whose account no longer exists'}</Text>
      <Text size="secondary" muted numeric>
        {instantTime(lookedUpAt, club.timeZone)}
      </Text>
    </li>
  );
}
