import { PartialType } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import {
  type AgeGroup,
  eventFields,
  type EventStatus,
  type EventType,
  messages,
  type RelevanceType,
} from '@touchline/domain';
import { ResponseOriginDto } from '../responses/response-origin.dto.ts';
import { Follows, IsId } from '../http/rules.ts';
import { ClashDto } from './clashes/event-clashes.dto.ts';
import { ResponseNoteDto } from '../responses/response-note.dto.ts';
import { EventFactsDto } from './event-facts.dto.ts';

@Follows(eventFields)
export class SaveEventDto {
  /**
   * Generated from the team or league and the opponent or the type by default.
   * @example U12 Lions v U12 Bears
   */
  title?: string | null;

  /** match by default. */
  type?: EventType;

  /** @example 2099-05-02 */
  date: string;

  /**
   * As which the event counts, with `isTimeToBeConfirmed` as well: for the order of events, deadlines and the end of answering.
   * @example 10:30
   */
  startTime: string;

  /**
   * Whether families read "time to be confirmed" instead of the start time; that clears `endTime` and `reportingTime`. Without it, another
   * `startTime` confirms the time.
   */
  isTimeToBeConfirmed?: boolean | null;

  /**
   * An end before the start is on the next day, at most six hours after the start.
   * @example 12:00
   */
  endTime?: string | null;

  /**
   * The time by which players should arrive.
   * @example 10:00
   */
  reportingTime?: string | null;

  /** @example Riverside Pitch 2 */
  location?: string | null;

  locationDetail?: string | null;

  description?: string | null;

  /**
   * The other side of a match or friendly.
   * @example Harbour Rovers
   */
  opponent?: string | null;

  /** Whether a match is at home. */
  isHome?: boolean | null;

  /** @example 1 */
  teamId?: number | null;

  leagueId?: number | null;

  /** confirmed by default; scheduled is accepted as an older word for confirmed. */
  status?: EventStatus;

  /**
   * Until when families can accept, by the club's wall clock: `2099-05-01 18:00`. Not after the start. After it they can only decline;
   * staff can respond at any time. Setting it clears `deadlineHours`.
   */
  deadline?: string | null;

  /** The same in hours before the start, by the club's wall clock. Setting it clears `deadline`. */
  deadlineHours?: number | null;

  /** Ids of at most 50 teams: a list, a list as JSON text, or an object with numeric keys. */
  teamsInvolved?: number[];

  /**
   * The audience besides the event's teams: all (all players in a team, the default), team (no one else) or age_group (those of an age
   * group in a team).
   */
  relevanceType?: RelevanceType;

  ageGroupRelevance?: AgeGroup | null;
}

/** Omitted members stay unchanged; null clears. */
export class UpdateEventDto extends PartialType(SaveEventDto, { skipNullProperties: false }) {
  /** Optional, but must match the id in the URL. */
  @IsOptional()
  @IsId()
  id?: number;

  /** The version that the user has edited. A stale version is rejected with 409; without it, the last write wins. */
  @IsOptional()
  @IsId(messages.versionInvalid)
  version?: number;
}

export class EventTeamDto {
  id: number;
  name: string;
  leagueId: number | null;
}

export class EventAvailabilityDto extends ResponseOriginDto {
  childId: number;
  childName: string;
  /** What the child is called: the short name that was set, or the given name. */
  givenName: string;
  /** Null if pending. */
  isAvailable: boolean | null;
  /** Pending, because the child is away on that day. */
  isAway: boolean;
  /** The last day on which the child is away, YYYY-MM-DD. Only for its guardians, and missing unless it is away on the event's day. */
  awayUntil?: string;
  respondedAt: string | null;
  /**
   * When and where the event was at the time of the response. Missing unless it has moved since: then the response is unconfirmed
   * until somebody repeats or changes it.
   */
  movedFrom?: EventFactsDto;
  /** Missing if there is none, or if you may not see it. */
  note?: ResponseNoteDto;
}

/** Counts of the event's audience; in a team's list, of the team's members in it. */
export class EventCountsDto {
  available: number;
  unavailable: number;
  pending: number;
  /** Those of the available and unavailable ones whose response was given before the event moved. */
  unconfirmedCount: number;
  /** Those of the pending ones who are away on that day. */
  awayCount: number;
  /** Those of all who have been deleted for good since, whom no list names. */
  erasedCount?: number;
}

export class EventDto {
  id: number;
  title: string;
  type: EventType;
  /** YYYY-MM-DD in the club's time zone. */
  date: string;
  /** HH:MM in the club's time zone. */
  startTime: string;
  /** Whether the time is to be confirmed; clients say so instead of `startTime`. */
  isTimeToBeConfirmed?: boolean;
  /** HH:MM; an end before the start is on the next day. */
  endTime: string | null;
  /** The time by which players should arrive. */
  reportingTime: string | null;
  location: string | null;
  locationDetail: string | null;
  description: string | null;
  /** The other side of a match or friendly. */
  opponent: string | null;
  /** Whether a match is at home; null if that is not known. */
  isHome: boolean | null;
  teamId: number | null;
  leagueId: number | null;
  status: EventStatus;
  /**
   * Until when families can accept, as `YYYY-MM-DD HH:MM` in the club's time zone; null if it is in `deadlineHours`, or if there is none.
   */
  deadline: string | null;
  /** The same in hours before the start by the club's wall clock. */
  deadlineHours: number | null;
  /** Ids of the involved teams, in the order in which they were listed. */
  teamsInvolved: number[];
  relevanceType: RelevanceType;
  ageGroupRelevance: AgeGroup | null;
  /** The same number for all events of a weekly series; missing for a single event. */
  seriesId?: number;
  /** Incremented by every update. */
  version: number;
  /** The event's team and the involved teams. */
  teams: EventTeamDto[];
  /** The availability of the requested child or, without one, of your first child in the event's audience. */
  availability?: EventAvailabilityDto;
  /**
   * The availabilities of your children in the event's audience, by id, pending ones included; for staff, of the requested
   * child.
   */
  availabilities?: EventAvailabilityDto[];
  /** Only for staff. */
  counts?: EventCountsDto;
  /**
   * In lists of events for your children, the other events at which you cannot be as well, by start time; missing if there is none.
   * Events of earlier days, cancelled ones and those that none of your children will attend have none.
   */
  clashes?: ClashDto[];
}

/** What a link to an event says about it. */
export class EventLinkDto {
  id: number;
  title: string;
  type: EventType;
  /** YYYY-MM-DD in the club's time zone. */
  date: string;
  /** HH:MM in the club's time zone. */
  startTime: string;
  /** Whether the time is to be confirmed. */
  isTimeToBeConfirmed?: boolean;
  status: EventStatus;
}

export const linkMembers = [
  'id',
  'title',
  'type',
  'date',
  'startTime',
  'isTimeToBeConfirmed',
  'status',
] as const satisfies (keyof EventLinkDto)[];

/** The events before and after an event, by date, start time and id. */
export class EventNeighboursDto {
  previous: EventLinkDto | null;
  next: EventLinkDto | null;
}
