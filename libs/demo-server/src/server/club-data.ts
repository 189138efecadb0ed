import { type LeagueDto, type LockedNameDto, type SessionUserDto } from '@touchline/api-client';
import { type AgeGroup, type CivilDate, type ClockTime, type EventScope } from '@touchline/domain';
import { type EventStatus, type EventType } from '@touchline/domain';

/** An account. */
export interface UserRow extends SessionUserDto {
  isActive: boolean;
  /** Nobody has checked the e-mail of an account that its owner made. */
  selfRegistered: boolean;
  /** The demo limits no tries: only a test closes somebody's search. */
  isSearchClosed?: boolean;
  /** What a password is recognised by; not the password. */
  passwordMark: string;
}

export type LeagueRow = Omit<LeagueDto, 'teamCount'>;

export interface TeamRow {
  id: number;
  name: string;
  leagueId: number | null;
  leadCoachId: number | null;
  description: string | null;
  createdAt: string;
}

/** A child on a team's roster. */
export interface TeamMemberRow {
  id: number;
  teamId: number;
  childId: number;
  jerseyNumber: number | null;
  position: string | null;
}

/** Who coaches a team beside its lead coach. */
export interface TeamCoachRow {
  id: number;
  teamId: number;
  coachId: number;
}

export interface ChildRow {
  id: number;
  name: string;
  dateOfBirth: CivilDate;
  /** Set by hand; otherwise the group follows from the age. */
  ageGroup: string | null;
  isRegistered: boolean;
}

/** Whose child it is. */
export interface GuardianshipRow {
  id: number;
  childId: number;
  userId: number;
  isPrimary: boolean;
}

/** Who found which child, and may claim it for a while. */
export interface FoundChildRow {
  id: number;
  userId: number;
  childId: number;
  foundAt: string;
}

export interface EventRow extends EventScope {
  id: number;
  title: string;
  type: EventType;
  date: CivilDate;
  startTime: ClockTime;
  endTime: ClockTime | null;
  reportingTime: ClockTime | null;
  location: string | null;
  locationDetail: string | null;
  description: string | null;
  status: EventStatus;
  ageGroupRelevance: AgeGroup | null;
  version: number;
}

/** The answer for one child and one event. */
export interface AvailabilityRow {
  id: number;
  eventId: number;
  childId: number;
  /** Null is pending again. */
  isAvailable: boolean | null;
  respondedAt: string;
  respondedBy: number | null;
}

export interface AnnouncementRow {
  id: number;
  title: string;
  content: string;
  authorId: number | null;
  teamId: number | null;
  leagueId: number | null;
  createdAt: string;
}

/** All that the club keeps, in lists in the order of their ids. */
export interface ClubData {
  users: UserRow[];
  leagues: LeagueRow[];
  teams: TeamRow[];
  teamMembers: TeamMemberRow[];
  teamCoaches: TeamCoachRow[];
  children: ChildRow[];
  guardianships: GuardianshipRow[];
  foundChildren: FoundChildRow[];
  /** The demo limits no tries: only a test locks names. */
  lockedNames: LockedNameDto[];
  events: EventRow[];
  availabilities: AvailabilityRow[];
  announcements: AnnouncementRow[];
}

export const emptyClub = (): ClubData => ({
  users: [],
  leagues: [],
  teams: [],
  teamMembers: [],
  teamCoaches: [],
  children: [],
  guardianships: [],
  foundChildren: [],
  lockedNames: [],
  events: [],
  availabilities: [],
  announcements: [],
});

/** Puts a row at the end of a list, under the next id. */
export function add<Row extends { id: number }>(rows: Row[], fields: Omit<Row, 'id'>): Row {
  const row = { ...fields, id: (rows.at(-1)?.id ?? 0) + 1 } as Row;
  rows.push(row);
  return row;
}

/** A copy in order; of several keys the first that differ decide. */
export function sortBy<Row>(rows: readonly Row[], keysOf: (row: Row) => (string | number)[]): Row[] {
  return rows.toSorted((one, other) => {
    const others = keysOf(other);
    const pair = keysOf(one).map((key, index) => [key, others[index]!] as const);
    const [first, second] = pair.find(([a, b]) => a !== b) ?? [0, 0];
    return first < second ? -1 : Number(first > second);
  });
}
