import { type AnnouncementDto } from '@touchline/api-client';
import { instantDate, paths } from '@touchline/app-core';
import { Card, Text } from '@touchline/ui';
import { NoticeList } from './notice-list.tsx';

/** What the club has announced since the last look. */
export function NewAnnouncements({ news, zone }: { news: readonly AnnouncementDto[]; zone: string }) {
  return (
    <NoticeList title="New announcements">
      {news.map(({ id, title, author, createdAt }) => (
        <Card key={id} as="li" level={4} look="quiet" title={title} to={paths.announcements}>
          <Text size="secondary" muted>
            {author && `${author.fullName} · `}
            {instantDate(createdAt, zone)}
          </Text>
        </Card>
      ))}
    </NoticeList>
  );
}
