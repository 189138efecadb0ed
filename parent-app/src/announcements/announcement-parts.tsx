import { type AnnouncementDto, useListOwnChildrenQuery } from '@touchline/api-client';
import { instantDate, useShell } from '@touchline/app-core';
import { Text, type Tone } from '@touchline/ui';

export interface AnnouncementProps {
  announcement: AnnouncementDto;
  /** The name of the team it is for, if an own child plays in it. */
  teamName: string | undefined;
}

/** The id of an announcement on its page. */
export const announcementAnchor = (id: number): string => `announcement-${id}`;

export function AnnouncementOrigin({ announcement, scope }: { announcement: AnnouncementDto; scope?: string }) {
  const { author, createdAt } = announcement;
  const zone = useShell().club.timeZone;
  return (
    <Text size="secondary" muted>
      By: {author?.fullName ?? 'Unknown'} · {instantDate(createdAt, zone)}
      {scope && ` · ${scope}`}
    </Text>
  );
}

interface Scope {
  label: string;
  tone: Tone;
}

export function scopeOf({ announcement: { teamId, leagueId }, teamName }: AnnouncementProps): Scope {
  if (teamId !== null) return { label: teamName ? `Team: ${teamName}` : 'Team', tone: 'accent' };
  return leagueId === null ? { label: 'General', tone: 'neutral' } : { label: 'League', tone: 'info' };
}

/** The names of the own children's teams by id. For the list, because a card that mounts later would repeat a failed request. */
export function useOwnTeamNames(): ReadonlyMap<number | null, string> {
  const { data: children = [] } = useListOwnChildrenQuery({});
  return new Map(children.flatMap(({ teams }) => teams.map(({ id, name }) => [id, name])));
}
