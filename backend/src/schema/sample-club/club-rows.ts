import { type Announcement } from '../../announcements/announcement.entity.ts';
import { type Availability } from '../../responses/availability.entity.ts';
import { type Child } from '../../children/child.entity.ts';
import { type Event } from '../../events/event.entity.ts';
import { type League } from '../../leagues/league.entity.ts';
import { type TeamMember } from '../../teams/team-member.entity.ts';
import { type Team } from '../../teams/team.entity.ts';
import { type User } from '../../users/user.entity.ts';

type Row<Entity, Needed extends keyof Entity, Optional extends keyof Entity = never> = Pick<Entity, Needed> &
  Partial<Pick<Entity, Optional>>;

/** A club in memory. Rows of an empty database get their ids in this order, from 1; `id` repeats them. */
export interface ClubRows {
  users: Row<User, 'id' | 'email' | 'fullName' | 'isParent' | 'isCoach' | 'isAdmin', 'phone' | 'createdAt'>[];
  leagues: Row<League, 'id' | 'name' | 'ageGroup' | 'description'>[];
  teams: Row<Team, 'id' | 'name' | 'leagueId' | 'leadCoachId' | 'description', 'createdAt'>[];
  assistantCoaches: { teamId: number; coachId: number }[];
  children: (Row<Child, 'id' | 'name' | 'dateOfBirth', 'createdAt'> & { parentId: number | null })[];
  members: Row<TeamMember, 'teamId' | 'childId' | 'jerseyNumber', 'position'>[];
  events: EventRow[];
  availabilities: Row<Availability, 'eventId' | 'childId' | 'isAvailable' | 'respondedBy' | 'respondedAt'>[];
  announcements: Row<Announcement, 'id' | 'title' | 'content' | 'authorId' | 'teamId' | 'leagueId', 'createdAt'>[];
}

export type EventRow = Row<
  Event,
  'id' | 'title' | 'type' | 'date' | 'startTime' | 'reportingTime' | 'location' | 'teamId' | 'relevanceType',
  'endTime' | 'locationDetail' | 'description' | 'opponent' | 'isHome' | 'status' | 'createdAt'
> & { teamsInvolved: readonly number[] };
