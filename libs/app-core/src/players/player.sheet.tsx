import { type PlayerDto, useGetChildQuery } from '@touchline/api-client';
import { can, canForAll, correctedFields } from '@touchline/domain';
import { Button, Dialog, Skeleton, Stack, Text, TextLink } from '@touchline/ui';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { ageGroupWords } from '../format/age-group-words.ts';
import { shortDate } from '../format/formats.ts';
import { LoadError } from '../page/load-error.tsx';
import { auditPath } from '../page/audit-path.ts';
import { teamPath } from '../page/paths.ts';
import { useShell } from '../store/app-root.tsx';
import { CorrectPlayerDialog } from './correct-player.tsx';
import { PlayerContacts } from './player-contacts.tsx';
import { PlayerCorrections } from './player-corrections.tsx';
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
  const { session } = useShell();
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
            <EditPlayer player={player} />
            <PlayerContacts player={player} />
            <PlayerTeams player={player} />
            <PlayerTeamChanges id={id} />
            <PlayerCorrections id={id} />
          </>
        )}
        <PlayerResponses id={id} />
        {can(session, 'audit.view') && (
          <TextLink to={auditPath('child', id)} alone>
            Audit log
          </TextLink>
        )}
      </Stack>
    </Dialog>
  );
}

const factsOf = (player: PlayerDto) =>
  `Age ${player.age} · ${ageGroupWords(player)} · Born ${shortDate(player.dateOfBirth)}`;

/** For admins. */
function EditPlayer({ player }: { player: PlayerDto }) {
  const { session } = useShell();
  const [isOpen, setIsOpen] = useState(false);
  if (!canForAll(session, 'child.correct')) return null;
  return (
    <div>
      <Button variant="secondary" icon={Pencil} onClick={() => setIsOpen(true)}>
        Edit Player
      </Button>
      {isOpen && (
        <CorrectPlayerDialog
          title="Edit Player"
          player={player}
          fields={correctedFields}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}

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
