import { PartialType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';
import {
  type AgeGroup,
  ageGroups,
  type EventStatus,
  eventStatuses,
  type EventType,
  eventTypes,
  limits,
  messages,
  type RelevanceType,
  relevanceTypes,
} from '@touchline/domain';
import { IsEventDate, IsId, IsName, IsTeamList, IsText, IsTime } from '../http/rules.ts';

export class SaveEventDto {
  /**
   * Made from the team or league and the type when missing.
   * @example U12 Lions v U12 Bears
   */
  @IsOptional()
  @IsName({ max: limits.eventTitle.max, message: messages.titleRequired })
  title?: string | null;

  /** match when missing. */
  @IsOptional()
  @IsIn(eventTypes, { message: messages.typeInvalid })
  type?: EventType;

  /** @example 2099-05-02 */
  @IsEventDate()
  date: string;

  /** @example 10:30 */
  @IsTime(messages.startTimeRequired)
  startTime: string;

  /** @example 12:00 */
  @IsOptional()
  @IsTime()
  endTime?: string | null;

  /**
   * When players should be there.
   * @example 10:00
   */
  @IsOptional()
  @IsTime(messages.reportingTimeRequired)
  reportingTime?: string | null;

  /** @example Riverside Pitch 2 */
  @IsOptional()
  @IsText({ max: limits.location.max })
  location?: string | null;

  @IsOptional()
  @IsText({ max: limits.location.max })
  locationDetail?: string | null;

  @IsOptional()
  @IsText()
  description?: string | null;

  /** @example 1 */
  @IsOptional()
  @IsId(messages.teamRequired)
  teamId?: number | null;

  @IsOptional()
  @IsId(messages.leagueRequired)
  leagueId?: number | null;

  /** confirmed when missing; the older word scheduled means confirmed. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (value === 'scheduled' ? 'confirmed' : value))
  @IsIn(eventStatuses, { message: messages.statusInvalid })
  status?: EventStatus;

  /** Ids of at most 50 teams: a list, a list as JSON text, or an object with numeric keys. */
  @IsTeamList()
  teamsInvolved?: number[];

  /** Who it reaches beyond its teams: all (the whole club) when missing, team (nobody else) or age_group. */
  @IsOptional()
  @IsIn(relevanceTypes, { message: messages.relevanceInvalid })
  relevanceType?: RelevanceType;

  @IsOptional()
  @IsIn(ageGroups, { message: messages.ageGroupForEventRequired })
  ageGroupRelevance?: AgeGroup | null;
}

/** Members that are missing stay as they are; null clears. */
export class UpdateEventDto extends PartialType(SaveEventDto, { skipNullProperties: false }) {
  /** The same as in the address, or missing. */
  @IsOptional()
  @IsId()
  id?: number;

  /** The version that was edited; when somebody else has changed the event since, 409. Without it the last write wins. */
  @IsOptional()
  @IsId(messages.versionInvalid)
  version?: number;
}

export class EventTeamDto {
  id: number;
  name: string;
  leagueId: number | null;
}

/** An answer as the event shows it. */
export class EventAvailabilityDto {
  childId: number;
  childName: string;
  /** Null while unanswered. */
  isAvailable: boolean | null;
  respondedAt: string | null;
}

/** Of all children whom the event concerns now; in a team's list, of the team's members. */
export class EventCountsDto {
  available: number;
  unavailable: number;
  pending: number;
}

export class EventDto {
  id: number;
  title: string;
  type: EventType;
  /** YYYY-MM-DD in the club's time zone. */
  date: string;
  /** HH:MM in the club's time zone. */
  startTime: string;
  endTime: string | null;
  reportingTime: string | null;
  location: string | null;
  locationDetail: string | null;
  description: string | null;
  teamId: number | null;
  leagueId: number | null;
  status: EventStatus;
  /** Ids of the involved teams, in the order given. */
  teamsInvolved: number[];
  relevanceType: RelevanceType;
  ageGroupRelevance: AgeGroup | null;
  /** Counts the edits. */
  version: number;
  /** The event's team and the involved ones. */
  teams: EventTeamDto[];
  /** The child asked for, or the first own child whom the event concerns, and its answer. */
  availability?: EventAvailabilityDto;
  /** Every own child whom the event concerns, by id, unanswered ones included; for staff the child asked for. */
  availabilities?: EventAvailabilityDto[];
  /** Staff only. */
  counts?: EventCountsDto;
}
