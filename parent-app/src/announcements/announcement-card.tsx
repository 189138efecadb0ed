import { type AnnouncementDto, useListOwnChildrenQuery } from '@touchline/api-client';
import { instantDate, useShell } from '@touchline/app-core';
import { Badge, Card, Text } from '@touchline/ui';
import { styled } from 'styled-components';

interface AnnouncementCardProps {
  announcement: AnnouncementDto;
  /** The name of the team it is for, if an own child plays in it. */
  teamName: string | undefined;
  /** Truncates the text to a few lines. */
  isShort?: boolean;
}

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

function scopeBadge(teamId: number | null, leagueId: number | null, teamName: string | undefined) {
  if (teamId !== null) return <Badge tone="accent">{teamName ? `Team: ${teamName}` : 'Team'}</Badge>;
  return leagueId === null ? <Badge>General</Badge> : <Badge tone="info">League</Badge>;
}

/** The names of the own children's teams by id. For the list, because a card that mounts later would repeat a failed request. */
export function useOwnTeamNames(): ReadonlyMap<number | null, string> {
  const { data: children = [] } = useListOwnChildrenQuery({});
  return new Map(children.flatMap(({ teams }) => teams.map(({ id, name }) => [id, name])));
}

const Content = styled.div<{ $isShort?: boolean }>`
  ${({ $isShort }) => $isShort && 'display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 4;'}
  overflow: hidden;
`;
