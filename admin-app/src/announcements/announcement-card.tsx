import { type AnnouncementDto } from '@touchline/api-client';
import { useShell } from '@touchline/app-core';
import { can } from '@touchline/domain';
import { Badge, Button, Card, Row, Text } from '@touchline/ui';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { announcementDate } from './announcement-date.ts';
import { scopeOf, scopeWords } from './announcement-scope.ts';
import { useScopeName } from './use-scope-name.ts';

interface AnnouncementCardProps {
  announcement: AnnouncementDto;
  onEdit: () => void;
  onDelete: () => void;
}

export function AnnouncementCard({ announcement, onEdit, onDelete }: AnnouncementCardProps) {
  const { session, club } = useShell();
  const { title, content, createdAt, author, authorId } = announcement;
  const { label, tone } = scopeWords[scopeOf(announcement)];
  const scopeName = useScopeName(announcement);
  const changes = authorId === session.id || can(session, 'announcement.manage-others');
  return (
    <Card
      as="li"
      level={2}
      title={title}
      aside={<Badge tone={tone}>{label}</Badge>}
      actions={
        changes && (
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
