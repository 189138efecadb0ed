import { type LeagueDto } from '@touchline/api-client';
import { QueryList, type ListQuery, useSearchParam, useShell } from '@touchline/app-core';
import { can } from '@touchline/domain';
import { Badge, Card, EmptyState, Grid, IconButton, Row, Skeleton, Text } from '@touchline/ui';
import Pencil from 'lucide-react/icons/pencil';
import SearchX from 'lucide-react/icons/search-x';
import Trash from 'lucide-react/icons/trash-2';
import Trophy from 'lucide-react/icons/trophy';
import { countWords } from '../../count-words.ts';
import { Paged } from '../../paged.tsx';
import { type Asked } from '../manage-teams.dialogs.tsx';

/** What is asked about a league before it is done. */
type LeagueQuestion = 'edit' | 'delete';

interface LeaguesTabProps {
  leagues: ListQuery<LeagueDto>;
  onAsk: (asked: Asked) => void;
}

export function LeaguesTab({ leagues, onAsk }: LeaguesTabProps) {
  const manages = can(useShell().session, 'league.manage');
  return (
    <QueryList
      query={leagues}
      loading={<Skeleton count={3} label="Loading leagues..." />}
      error="Error loading leagues. Please try again."
      empty={<NoLeagues onAdd={() => onAsk({ about: 'league', question: 'edit' })} />}
    >
      {(rows) => (
        <Paged rows={rows}>
          {(shown) => (
            <Grid as="ul" label="Leagues">
              {shown.map((league) => (
                <LeagueCard
                  key={league.id}
                  league={league}
                  onAsk={manages ? (question) => onAsk({ about: 'league', league, question }) : undefined}
                />
              ))}
            </Grid>
          )}
        </Paged>
      )}
    </QueryList>
  );
}

interface LeagueCardProps {
  league: LeagueDto;
  /** For those who may change leagues. */
  onAsk?: (question: LeagueQuestion) => void;
}

const LeagueCard = ({ league, onAsk }: LeagueCardProps) => (
  <Card as="li" level={2} title={league.name} aside={<Badge>{league.ageGroup}</Badge>}>
    <Text muted lines>
      {league.description ?? 'No description provided'}
    </Text>
    <Row justify="between">
      <Text size="secondary" numeric>
        {countWords(league.teamCount, 'team')}
      </Text>
      {onAsk && (
        <Row gap="xxs">
          <IconButton icon={Pencil} label={`Edit ${nameOf(league)}`} onClick={() => onAsk('edit')} />
          <IconButton icon={Trash} label={`Delete ${nameOf(league)}`} tone="danger" onClick={() => onAsk('delete')} />
        </Row>
      )}
    </Row>
  </Card>
);

/** Leagues of the same name differ by age group. */
const nameOf = ({ name, ageGroup }: LeagueDto) => `${name}, ${ageGroup}`;

/** There is none yet, or none is found. */
function NoLeagues({ onAdd }: { onAdd: () => void }) {
  const [search, setSearch] = useSearchParam('search', '', 'page');
  if (!search) {
    return (
      <EmptyState
        icon={Trophy}
        title="No Leagues Found"
        text="Every team plays in a league of one age group. Start with the league."
        action="Add League"
        onAction={onAdd}
      />
    );
  }
  return (
    <EmptyState
      icon={SearchX}
      title="No Leagues Found"
      text="No league has a name, age group or description like this."
      action="Show all leagues"
      onAction={() => setSearch('')}
    />
  );
}
