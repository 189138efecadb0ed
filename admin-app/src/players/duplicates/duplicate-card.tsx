import { type DuplicateDto, type ListedChildDto, useDistinguishChildMutation } from '@touchline/api-client';
import { shortDate, useShell } from '@touchline/app-core';
import { listWords } from '@touchline/domain';
import { Badge, Button, Card, Grid, Row, Stack, Text } from '@touchline/ui';
import Combine from 'lucide-react/icons/combine';
import { Differing } from './differing.tsx';

interface DuplicateCardProps {
  pair: DuplicateDto;
  onMerge: (player: ListedChildDto, other: ListedChildDto) => void;
  /** Called before the pair disappears. */
  onDistinguish: () => void;
}

const differences = { name: 'The names differ', birth: 'The dates of birth differ by one digit' };

/** Two players who may be one child, and what differs between them. */
export function DuplicateCard({ pair: { differsIn, children }, onMerge, onDistinguish }: DuplicateCardProps) {
  const [one, other] = children as [ListedChildDto, ListedChildDto];
  const { notify } = useShell();
  const [distinguish, distinguishing] = useDistinguishChildMutation();
  const save = (areDifferent: boolean) =>
    distinguish({ id: one.id, distinguishChildDto: { otherId: other.id, areDifferent } });

  const tellApart = async () => {
    onDistinguish();
    const { error } = await save(true);
    if (!error) notify({ title: 'Noted as two players', action: { label: 'Undo', run: () => void save(false) } });
  };

  const both = `${one.name} (ID ${one.id}) and ${other.name} (ID ${other.id})`;
  return (
    <Card
      as="li"
      actions={
        <>
          <Button icon={Combine} full="phone" label={`Merge… ${both}`} onClick={() => onMerge(one, other)}>
            Merge…
          </Button>
          <Button
            variant="secondary"
            full="phone"
            label={`Not the Same: ${both}`}
            busy={distinguishing.isLoading}
            busyText="Saving..."
            onClick={() => void tellApart()}
          >
            Not the Same
          </Button>
        </>
      }
    >
      <Row>
        <Badge tone="warn">{differences[differsIn]}</Badge>
      </Row>
      <Grid column="medium">
        <Player player={one} other={other} differsIn={differsIn} />
        <Player player={other} other={one} differsIn={differsIn} />
      </Grid>
    </Card>
  );
}

interface PlayerProps extends Pick<DuplicateDto, 'differsIn'> {
  player: ListedChildDto;
  other: ListedChildDto;
}

function Player({ player, other, differsIn }: PlayerProps) {
  const { id, name, ageGroup, teams, guardianNames } = player;
  const [born, otherBorn] = [player, other].map(({ dateOfBirth }) => shortDate(dateOfBirth)) as [string, string];
  return (
    <Stack gap="xxs">
      <Text size="name" as="h2">
        {differsIn === 'name' ? <Differing text={name} other={other.name} /> : name}
      </Text>
      <Text>Born {differsIn === 'birth' ? <Differing text={born} other={otherBorn} /> : born}</Text>
      <Text size="secondary" muted>
        {[`ID ${id}`, ageGroup, teams.length > 0 ? listWords(teams.map((team) => team.name)) : 'no team'].join(' · ')}
      </Text>
      <Text size="secondary" muted>
        {guardianNames.length > 0 ? `Guardians: ${listWords(guardianNames)}` : 'No guardian'}
      </Text>
    </Stack>
  );
}
