import { type ChildReadersDto } from '@touchline/api-client';
import { useShell } from '@touchline/app-core';
import { Card, Disclosure, Stack, Text, theme, VisuallyHidden } from '@touchline/ui';
import { styled } from 'styled-components';
import { factsSeen } from './reader-words.ts';

interface ReaderGroupProps {
  group: ChildReadersDto;
  title: string;
  note?: string;
}

/** A few facts are soon read; more of them would hide who the people are. */
const shownFacts = 4;

/** People who see the same of a child. */
export function ReaderGroup({ group: { kind, people, sees }, title, note }: ReaderGroupProps) {
  const { session } = useShell();
  const isHousehold = kind === 'household';
  const isShared = isHousehold && people.length > 1;
  const facts = factsSeen(sees);
  return (
    <Card as="li" look="row" title={title}>
      {people.length > 0 && (
        <Stack as="ul" gap="xxs" label={title}>
          {people.map(({ fullName, teams }, place) => (
            <li key={place}>
              {isShared && fullName === session.fullName ? `${fullName} (you)` : fullName}
              {teams.length > 0 && <Teams>{teams.join(', ')}</Teams>}
            </li>
          ))}
        </Stack>
      )}
      {note && (
        <Text size="secondary" muted>
          {note}
        </Text>
      )}
      {facts.length > shownFacts && (
        <Disclosure
          summary={
            <>
              {isHousehold ? 'What you see' : 'What they see'}
              <VisuallyHidden> ({title})</VisuallyHidden>
            </>
          }
        >
          <FactList facts={facts} />
        </Disclosure>
      )}
      {facts.length > 0 && facts.length <= shownFacts && <FactList facts={facts} lead="They see:" />}
    </Card>
  );
}

const FactList = ({ facts, lead }: { facts: string[]; lead?: string }) => (
  <>
    {lead && <Text size="secondary">{lead}</Text>}
    <Facts>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </Facts>
  </>
);

const Facts = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
  gap: ${theme.space.xxs} ${theme.space.l};
  padding-left: 1.25em;
  font: ${theme.font.secondary};
`;

const Teams = styled.span`
  display: block;
  color: ${theme.color.muted};
  font: ${theme.font.secondary};
`;
