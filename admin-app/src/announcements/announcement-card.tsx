import { type AnnouncementDto, useListLeaguesQuery } from '@touchline/api-client';
import { instantTime, useShell } from '@touchline/app-core';
import { can } from '@touchline/domain';
import { Badge, Button, Card, Row, Text } from '@touchline/ui';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { leagueLabel } from '../labels.ts';
import { scopeBadges, scopeOf } from './announcement-scope.ts';

interface AnnouncementCardProps {
  announcement: AnnouncementDto;
  onEdit: () => void;
  onDelete: () => void;
}

export function AnnouncementCard({ announcement, onEdit, onDelete }: AnnouncementCardProps) {
  const { session, club } = useShell();
  const { title, content, createdAt, author, authorId } = announcement;
  const { label, tone } = scopeBadges[scopeOf(announcement)];
  const scopeName = useScopeName(announcement);
  const canChange = authorId === session.id || can(session, 'announcement.manage-others');
  return (
    <Card
      as="li"
      level={2}
      title={title}
      aside={<Badge tone={tone}>{label}</Badge>}
      actions={
        canChange && (
          <>
            <Button variant="secondary" icon={Pencil} label={`Edit ${title}`} onClick={onEdit}>
              Edit
            </Button>
            <Button variant="quiet-danger" icon={Trash} label={`Delete ${title}`} onClick={onDelete}>
              Delete
            </Button>
          </>
        )
      }
    >
      <Text size="secondary" muted numeric>
        {announcementDate(createdAt, club.timeZone)}
        {scopeName && ` · ${scopeName}`}
      </Text>
      <Text lines>{content}</Text>
      <Row>
        <Text size="secondary" muted>
          By: {author?.fullName ?? 'Unknown'}
        </Text>
      </Row>
    </Card>
  );
}

/** `Nov 20, 2026 at 2:05 PM` */
export function announcementDate(instant: string | null | undefined, zone: string): string {
  if (!instant) return 'Unknown date';
  return Number.isNaN(Date.parse(instant)) ? 'Invalid date' : instantTime(instant, zone);
}

/** The name of the announcement's team or league. */
function useScopeName({ teamName, leagueId }: AnnouncementDto): string | undefined {
  const leagues = useListLeaguesQuery({}, { skip: !leagueId });
  const league = leagues.data?.find(({ id }) => id === leagueId);
  return teamName ?? (league && leagueLabel(league));
}
