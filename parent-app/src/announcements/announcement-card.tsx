import { type AnnouncementDto } from '@touchline/api-client';
import { instantDate, useShell } from '@touchline/app-core';
import { Badge, Card, Text } from '@touchline/ui';
import { styled } from 'styled-components';

interface AnnouncementCardProps {
  announcement: AnnouncementDto;
  /** What the team is called that it is for, when one's own child plays there. */
  teamName: string | undefined;
  /** Only the first lines of a long one. */
  isShort?: boolean;
}

/** What the club has to say: to whom, by whom, since when. */
export function AnnouncementCard({ announcement, teamName, isShort }: AnnouncementCardProps) {
  const { title, content, author, createdAt, teamId, leagueId } = announcement;
  const zone = useShell().club.timeZone;
  return (
    <Card title={title} level={isShort ? 3 : 2} aside={scopeBadge(teamId, leagueId, teamName)}>
      <Content $isShort={isShort}>
        <Text lines>{content}</Text>
      </Content>
      <Text size="secondary" muted>
        By: {author?.fullName ?? 'Unknown'} · {instantDate(createdAt, zone)}
      </Text>
    </Card>
  );
}

/** Whom it is for. */
function scopeBadge(teamId: number | null, leagueId: number | null, teamName: string | undefined) {
  if (teamId !== null) return <Badge tone="accent">{teamName ? `Team: ${teamName}` : 'Team'}</Badge>;
  return leagueId === null ? <Badge>General</Badge> : <Badge tone="info">League</Badge>;
}

const Content = styled.div<{ $isShort?: boolean }>`
  ${({ $isShort }) => $isShort && 'display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 4;'}
  overflow: hidden;
`;
