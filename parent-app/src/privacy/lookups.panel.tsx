import { type ChildPrivacyDto, type ContactLookupDto } from '@touchline/api-client';
import { instantTime, useShell } from '@touchline/app-core';
import { numberWords } from '@touchline/domain';
import { Card, Disclosure, Stack, Text } from '@touchline/ui';
import { Panel } from '../panel.tsx';
import { EarlierLooks } from './earlier-looks.tsx';

const shownAtFirst = 5;

/** Who has looked at the guardian's phone number, the latest first. */
export function LookupsPanel({ privacy }: { privacy: ChildPrivacyDto }) {
  const { givenName, contactLookups, totalLookups } = privacy;
  const earlier = totalLookups - shownAtFirst;
  return (
    <Panel title="Who has looked">
      <Card as="div">
        <Stack>
          <Text size="secondary" muted>
            Coaches of {givenName}’s teams and admins can look at your phone number in an emergency. Touchline records
            each look at a phone number. It does not record who reads the list of a team, or other pages.
          </Text>
          {totalLookups === 0 && <Text>Nobody has looked at your phone number.</Text>}
          {totalLookups > 0 && (
            <Looks label="Looks at your phone number" lookups={contactLookups.slice(0, shownAtFirst)} />
          )}
          {earlier > 0 && (
            <Disclosure summary={`And ${numberWords(earlier)} earlier`}>
              <EarlierLooks privacy={privacy} from={shownAtFirst}>
                {(lookups) => <Looks label="Earlier looks" lookups={lookups} />}
              </EarlierLooks>
            </Disclosure>
          )}
        </Stack>
      </Card>
    </Panel>
  );
}

const Looks = ({ label, lookups }: { label: string; lookups: readonly ContactLookupDto[] }) => (
  <Stack as="ul" gap="s" label={label}>
    {lookups.map((lookup) => (
      <Look key={lookup.id} lookup={lookup} />
    ))}
  </Stack>
);

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
