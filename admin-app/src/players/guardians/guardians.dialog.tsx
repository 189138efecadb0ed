import { type ChildGuardianDto, type PlayerDto, useListGuardiansQuery } from '@touchline/api-client';
import { instantDate, QueryList, useShell } from '@touchline/app-core';
import { givenNameOf } from '@touchline/domain';
import { Badge, Dialog, EmailText, Row, Skeleton, Stack, Text } from '@touchline/ui';
import { GuardianMenu } from './guardian-menu.tsx';
import { Invitations } from './invitations.tsx';

interface GuardiansDialogProps {
  player: Pick<PlayerDto, 'id' | 'name' | 'shortName'>;
  onClose: () => void;
}

/** All guardians of a player, restricted ones included, and what admins can do about them. */
export default function GuardiansDialog({ player, onClose }: GuardiansDialogProps) {
  const { id, name } = player;
  const guardians = useListGuardiansQuery(id);
  return (
    <Dialog
      title={`Guardians of ${name}`}
      description="Guardians of different households do not see each other’s names."
      onClose={onClose}
    >
      <Stack gap="l">
        <QueryList
          query={guardians}
          loading={<Skeleton shape="row" count={2} label="Loading the guardians..." />}
          error="Error loading the guardians. Please try again."
          empty={<Text muted>{givenNameOf(player)} has no guardian.</Text>}
        >
          {(rows) => (
            <Stack as="ul" label="Guardians">
              {rows.map((guardian) => (
                <Guardian
                  key={guardian.userId}
                  childId={id}
                  childName={givenNameOf(player)}
                  guardian={guardian}
                  added={rows.flatMap(({ addedBy, fullName }) =>
                    addedBy === guardian.fullName && fullName ? [fullName] : [],
                  )}
                  showsHousehold={new Set(rows.map(({ household }) => household)).size > 1}
                />
              ))}
            </Stack>
          )}
        </QueryList>
        <Invitations childId={id} />
      </Stack>
    </Dialog>
  );
}

interface GuardianProps {
  childId: number;
  childName: string;
  guardian: ChildGuardianDto;
  added: string[];
  showsHousehold: boolean;
}

function Guardian({ childId, childName, guardian, added, showsHousehold }: GuardianProps) {
  const { club } = useShell();
  const { fullName, email, isPrimary, isRestricted, household, addedBy, since } = guardian;
  const facts = [
    since && `${isRestricted ? 'Restricted' : 'Guardian'} since ${instantDate(since, club.timeZone)}`,
    addedBy && `added by ${addedBy}`,
    showsHousehold && household && `household ${household}`,
  ];
  return (
    <li>
      <Row justify="between" noWrap>
        <div>
          <Row gap="xs">
            <Text size="name">{fullName}</Text>
            {isPrimary && <Badge>Primary</Badge>}
            {isRestricted && <Badge tone="danger">Restricted</Badge>}
          </Row>
          <Text size="secondary">{email && <EmailText email={email} />}</Text>
          <Text size="secondary" muted>
            {facts.filter(Boolean).join(' · ')}
          </Text>
        </div>
        <GuardianMenu childId={childId} childName={childName} guardian={guardian} added={added} />
      </Row>
    </li>
  );
}
