import { type TeamDto } from '@touchline/api-client';
import { Button, EmptyState, Grid, Stack } from '@touchline/ui';
import { useState } from 'react';
import { TeamCard } from './team-card.tsx';

/** Cards are rendered page by page, because a county has hundreds of teams. */
const pageSize = 24;

interface TeamCardsProps {
  teams: readonly TeamDto[];
  /** Clears the search; undefined without one. */
  onClear: (() => void) | undefined;
}

export function TeamCards({ teams, onClear }: TeamCardsProps) {
  const [visibleCount, setVisibleCount] = useState(pageSize);
  const rest = teams.length - visibleCount;
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
        {teams.slice(0, visibleCount).map((team) => (
          <li key={team.id}>
            <TeamCard team={team} />
          </li>
        ))}
      </Grid>
      {rest > 0 && (
        <div>
          <Button variant="secondary" full="phone" onClick={() => setVisibleCount(visibleCount + pageSize)}>
            Show {Math.min(rest, pageSize)} more of {rest}
          </Button>
        </div>
      )}
    </Stack>
  );
}
