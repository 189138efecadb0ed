import { type ChildGuardianDto } from '@touchline/api-client';
import { instantDate, type ListQuery, QueryList, useShell } from '@touchline/app-core';
import { Badge, Card, Row, Skeleton, Stack, Text } from '@touchline/ui';
import { LeaveActions } from './leave-actions.tsx';

interface GuardiansPanelProps {
  childId: number;
  /** The child's given name. */
  name: string;
  guardians: ListQuery<ChildGuardianDto>;
}

/** The guardians as the user may know them, and how to leave. */
export function GuardiansPanel({ childId, name, guardians }: GuardiansPanelProps) {
  return (
    <Card as="section" title="Guardians" level={2}>
      <Stack>
        <Text size="secondary" muted>
          All guardians see {name}’s events and can answer. Other households see that there is another guardian and when
          they answered, but no name, email address or phone number.
        </Text>
        <QueryList
          query={guardians}
          loading={<Skeleton shape="row" count={2} label="Loading the guardians..." />}
          error="Error loading the guardians. Please try again."
          empty={<Text muted>{name} has no guardian.</Text>}
        >
          {(rows) => (
            <>
              <Stack as="ul" gap="s" label="Guardians">
                {rows.map((guardian, place) => (
                  <Guardian key={guardian.userId ?? `other-${place}`} guardian={guardian} />
                ))}
              </Stack>
              <LeaveActions childId={childId} name={name} guardians={rows} />
            </>
          )}
        </QueryList>
      </Stack>
    </Card>
  );
}

function Guardian({ guardian: { fullName, relation, isPrimary, since } }: { guardian: ChildGuardianDto }) {
  const { club } = useShell();
  return (
    <li>
      <Row justify="between" noWrap>
        <div>
          <Text size="name">{relation === 'you' ? `${fullName} (you)` : (fullName ?? 'Another guardian')}</Text>
          <Text size="secondary" muted>
            {households[relation]}
            {since && ` · since ${instantDate(since, club.timeZone)}`}
          </Text>
        </div>
        {isPrimary && <Badge>Primary</Badge>}
      </Row>
    </li>
  );
}

const households: Record<ChildGuardianDto['relation'], string> = {
  you: 'Your account',
  household: 'In your household',
  other: 'In another household',
};
