import { type LeagueDto } from '@touchline/api-client';
import { Faces, type ListAnswer } from '@touchline/app-core';
import { Badge, Card, EmptyState, Grid, Skeleton, Text } from '@touchline/ui';
import SearchX from 'lucide-react/icons/search-x';
import Trophy from 'lucide-react/icons/trophy';
import { countWords } from '../count-words.ts';

interface LeaguesTabProps {
  leagues: ListAnswer<LeagueDto>;
  onAdd: () => void;
  /** Only while something is searched for. */
  onClearSearch?: () => void;
}

export function LeaguesTab({ leagues, onAdd, onClearSearch }: LeaguesTabProps) {
  return (
    <Faces
      of={leagues}
      loading={<Skeleton count={3} label="Loading leagues..." />}
      error="Error loading leagues. Please try again."
      empty={onClearSearch ? <NothingFound onClearSearch={onClearSearch} /> : <NoLeagues onAdd={onAdd} />}
    >
      {(rows) => (
        <Grid as="ul" label="Leagues">
          {rows.map((league) => (
            <LeagueCard key={league.id} league={league} />
          ))}
        </Grid>
      )}
    </Faces>
  );
}

const LeagueCard = ({ league }: { league: LeagueDto }) => (
  <Card as="li" level={2} title={league.name} aside={<Badge>{league.ageGroup}</Badge>}>
    <Text muted lines>
      {league.description ?? 'No description provided'}
    </Text>
    <Text size="secondary" numeric>
      {countWords(league.teamCount, 'team')}
    </Text>
  </Card>
);

const NoLeagues = ({ onAdd }: { onAdd: () => void }) => (
  <EmptyState
    icon={Trophy}
    title="No Leagues Found"
    text="Every team plays in a league of one age group. Start with the league."
    action="Add League"
    onAction={onAdd}
  />
);

const NothingFound = ({ onClearSearch }: { onClearSearch: () => void }) => (
  <EmptyState
    icon={SearchX}
    title="No Leagues Found"
    text="No league has a name, age group or description like this."
    action="Show all leagues"
    onAction={onClearSearch}
  />
);
