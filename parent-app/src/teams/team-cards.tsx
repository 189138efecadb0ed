import { type TeamDto } from '@touchline/api-client';
import { Button, EmptyState, Grid, Stack } from '@touchline/ui';
import { useState } from 'react';
import { TeamCard } from './team-card.tsx';

/** How many cards are drawn at a time: a county has hundreds of teams. */
const step = 24;

interface TeamCardsProps {
  teams: readonly TeamDto[];
  /** Takes back the search that found nothing. */
  onClear: (() => void) | undefined;
}

export function TeamCards({ teams, onClear }: TeamCardsProps) {
  const [shown, setShown] = useState(step);
  const rest = teams.length - shown;
  if (teams.length === 0) {
    return onClear ? (
      <EmptyState title="No teams found" action="Show all teams" onAction={onClear} />
    ) : (
      <EmptyState title="No teams in this league yet" />
    );
  }
  return (
    <Stack>
      <Grid as="ul" column="wide" label="Teams">
        {teams.slice(0, shown).map((team) => (
          <li key={team.id}>
            <TeamCard team={team} />
          </li>
        ))}
      </Grid>
      {rest > 0 && (
        <div>
          <Button variant="secondary" full="phone" onClick={() => setShown(shown + step)}>
            Show {Math.min(rest, step)} more of {rest}
          </Button>
        </div>
      )}
    </Stack>
  );
}
