import { type PlayerDto, useGetChildQuery } from '@touchline/api-client';
import { Dialog, Skeleton, Stack, Text, TextLink } from '@touchline/ui';
import { shortDate } from '../format/formats.ts';
import { LoadError } from '../page/load-error.tsx';
import { teamPath } from '../page/paths.ts';
import { PlayerContacts } from './player-contacts.tsx';
import { PlayerResponses } from './player-responses.tsx';
import { PlayerTeamChanges } from './player-team-changes.tsx';
import { SheetSection } from './sheet-section.tsx';

interface PlayerSheetProps {
  id: number;
  name: string;
  onClose: () => void;
}

/** What a coach needs to know about a player: parents, first of all how to call them, age, teams and the latest responses. */
export default function PlayerSheet({ id, name, onClose }: PlayerSheetProps) {
  const { currentData: player, isError, error, refetch } = useGetChildQuery(id);
  return (
    <Dialog title={name} description={player && factsOf(player)} onClose={onClose}>
      <Stack gap="l">
        {!player && !isError && <Skeleton shape="text" count={3} label="Loading player..." />}
        <LoadError query={{ data: player, isError, error }} onRetry={refetch}>
          Error loading player. Please try again.
        </LoadError>
        {player && (
          <>
            <PlayerContacts player={player} />
            <PlayerTeams player={player} />
            <PlayerTeamChanges id={id} />
          </>
        )}
        <PlayerResponses id={id} />
      </Stack>
    </Dialog>
  );
}

const factsOf = ({ age, ageGroup, dateOfBirth }: PlayerDto) =>
  `Age ${age} · ${ageGroup} · Born ${shortDate(dateOfBirth)}`;

const PlayerTeams = ({ player: { teams } }: { player: PlayerDto }) => (
  <SheetSection title="Teams">
    {teams.length === 0 && <Text muted>No team yet</Text>}
    {teams.map(({ id, name, jerseyNumber, position }) => (
      <div key={id}>
        <TextLink to={teamPath(id)} alone>
          {name}
        </TextLink>
        <Text size="secondary" muted numeric>
          {[jerseyNumber !== null && `Jersey # ${jerseyNumber}`, position].filter(Boolean).join(' · ')}
        </Text>
      </div>
    ))}
  </SheetSection>
);
