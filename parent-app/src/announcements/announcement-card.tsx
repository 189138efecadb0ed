import { Badge, Card, Text } from '@touchline/ui';
import { AnnouncementOrigin, type AnnouncementProps, scopeOf } from './announcement-parts.tsx';

/** The whole announcement. */
export function AnnouncementCard(props: AnnouncementProps) {
  const { title, content } = props.announcement;
  const { label, tone } = scopeOf(props);
  return (
    <Card title={title} level={2} aside={<Badge tone={tone}>{label}</Badge>}>
      <Text lines>{content}</Text>
      <AnnouncementOrigin announcement={props.announcement} />
    </Card>
  );
}
