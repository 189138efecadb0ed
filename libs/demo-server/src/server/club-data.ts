import { type Club, type LeagueDto, type LockedNameDto, type SessionUserDto } from '@touchline/api-client';
import {
  type Absence,
  type AgeGroup,
  type CivilDate,
  type ClockTime,
  type EventScope,
  type EventStatus,
  type EventType,
  foldName,
  type MailPreferences,
  type ResponseNote,
  type ResponseSource,
  type TimeAndPlace,
  type WallTime,
} from '@touchline/domain';

/** Only in tests of pages. */
type SecondFactor = 'hasSecondFactor' | 'needsSecondFactor';

export interface UserRow
  extends Omit<SessionUserDto, 'isEmailVerified' | SecondFactor>, Partial<Pick<SessionUserDto, SecondFactor>> {
  isActive: boolean;
  /** The user has set the e-mail; the demo sends no mail that would verify it. */
  hasUnverifiedEmail: boolean;
  /** Missing in clubs that a browser stored before invitations. */
  hasSignedIn?: boolean;
  /** The demo has no limits on attempts; only tests set this. */
  isSearchClosed?: boolean;
  /** A checksum, not the password. */
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

export interface TeamMemberRow {
  id: number;
  teamId: number;
  childId: number;
  jerseyNumber: number | null;
  position: string | null;
  /** Missing for members from before these were recorded, and for those of the sample club. */
  addedAt?: string;
  addedBy?: number;
}

/** A child joined or left a team. */
export interface TeamChangeRow {
  id: number;
  childId: number;
  teamName: string;
  hasJoined: boolean;
  /** Null if the account does not exist any more. */
  changedBy: number | null;
  changedAt: string;
}

/** An assistant coach of a team. */
export interface TeamCoachRow {
  id: number;
  teamId: number;
  coachId: number;
}

/** A coach who made themselves coach of a team and waits for an admin. */
export interface UnconfirmedCoachRow {
  id: number;
  teamId: number;
  coachId: number;
}

/** A phone number that was shown to a coach or admin. */
export interface ContactLookupRow {
  id: number;
  childId: number;
  guardianId: number | null;
  /** Null if the account does not exist any more. */
  lookedUpBy: number | null;
  lookedUpAt: string;
}

export interface ChildRow {
  id: number;
  name: string;
  dateOfBirth: CivilDate;
  /** Null when computed from the date of birth. */
  ageGroup: string | null;
  isRegistered: boolean;
  /** When the child was imported; missing for others. */
  importedAt?: string;
  /** When the last guardian left; null or missing while there is one. */
  guardiansLeftAt?: string | null;
}

export interface GuardianshipRow {
  id: number;
  childId: number;
  userId: number;
  isPrimary: boolean;
  /** Missing, like `createdAt`, in clubs that a browser stored before households: then one of their own. */
  householdId?: number;
  createdAt?: string;
  /** Who approved the request or assigned the child; missing for others. */
  grantedBy?: number;
}

/** A guardian for whom the child does not exist any more. */
export interface RestrictedGuardianRow {
  childId: number;
  /** Null once the account has been deleted: nobody can claim the child then. */
  userId: number | null;
  restrictedAt: string;
  /** Whether lifting the restriction makes the user a guardian again. */
  wasGuardian: boolean;
}

/** Somebody asks to become a guardian. */
export interface AccessRequestRow {
  id: number;
  childId: number;
  userId: number;
  state: 'pending' | 'approved' | 'declined';
  requestedAt: string;
  decidedAt: string | null;
}

/** A child that a user has found and can claim for some minutes. */
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
  /** Both are missing for events that were there before deadlines. */
  deadline?: WallTime | null;
  deadlineHours?: number | null;
  ageGroupRelevance: AgeGroup | null;
  /** The id of the event from which the weekly series was made. */
  seriesId?: number;
  /** Changed separately, so that a change of the series leaves it alone. */
  isException?: boolean;
  version: number;
  /** Missing for events that were there before mails about new events. */
  createdAt?: string;
}

export interface AvailabilityRow {
  id: number;
  eventId: number;
  childId: number;
  /** Null for pending. */
  isAvailable: boolean | null;
  respondedAt: string;
  respondedBy: number | null;
  /** `app` if it is missing. */
  source?: ResponseSource;
  /** A guardian withdrew the child after the deadline; false if it is missing. */
  isLate?: boolean;
  /** When and where the event was at the time of the response; as it is now if it is missing. */
  timeAndPlace?: TimeAndPlace;
  /** None if it is missing. */
  note?: NoteRow | null;
}

export interface NoteRow extends ResponseNote {
  writerId: number;
}

/** Days on which a child is away. */
export interface AbsenceRow extends Absence {
  id: number;
  childId: number;
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

/** How an event was before a change. */
export interface EventChangeRow {
  id: number;
  eventId: number;
  before: EventRow;
  /** Whom it concerned when it was deleted, otherwise null. */
  childIds: number[] | null;
  changedAt: string;
}

/** Somebody asks to be deleted. */
export interface DeletionRequestRow {
  userId: number;
  requestedAt: string;
}

/** Until when a user has read the notifications. */
export interface ReadNotificationsRow {
  userId: number;
  until: string;
}

/** Users without a row have the defaults. */
export interface MailPreferencesRow extends MailPreferences {
  userId: number;
}

/** A single planned mail that a user does not want. */
export interface SkippedMailRow {
  userId: number;
  key: string;
}

export type ClubSettings = Partial<Pick<Club, 'name' | 'contactEmail' | 'contactPhone' | 'colour'>>;

/** All data of the club; each list is in order of its ids. */
export interface ClubData {
  users: UserRow[];
  leagues: LeagueRow[];
  teams: TeamRow[];
  teamMembers: TeamMemberRow[];
  teamChanges: TeamChangeRow[];
  teamCoaches: TeamCoachRow[];
  unconfirmedCoaches: UnconfirmedCoachRow[];
  children: ChildRow[];
  guardianships: GuardianshipRow[];
  restrictedGuardians: RestrictedGuardianRow[];
  accessRequests: AccessRequestRow[];
  deletionRequests: DeletionRequestRow[];
  foundChildren: FoundChildRow[];
  contactLookups: ContactLookupRow[];
  /** The demo has no limits on attempts; only tests add locked names. */
  lockedNames: LockedNameDto[];
  events: EventRow[];
  availabilities: AvailabilityRow[];
  /** Every response, in its order. */
  responseHistory: AvailabilityRow[];
  absences: AbsenceRow[];
  announcements: AnnouncementRow[];
  eventChanges: EventChangeRow[];
  readNotifications: ReadNotificationsRow[];
  mailPreferences: MailPreferencesRow[];
  skippedMails: SkippedMailRow[];
  /** What admins have changed about the club. */
  settings: ClubSettings;
}

export const emptyClub = (): ClubData => ({
  users: [],
  leagues: [],
  teams: [],
  teamMembers: [],
  teamChanges: [],
  teamCoaches: [],
  unconfirmedCoaches: [],
  children: [],
  guardianships: [],
  restrictedGuardians: [],
  accessRequests: [],
  deletionRequests: [],
  foundChildren: [],
  contactLookups: [],
  lockedNames: [],
  events: [],
  availabilities: [],
  responseHistory: [],
  absences: [],
  announcements: [],
  eventChanges: [],
  readNotifications: [],
  mailPreferences: [],
  skippedMails: [],
  settings: {},
});

/** Adds a row with the next id. */
export function add<Row extends { id: number }>(rows: Row[], fields: Omit<Row, 'id'>): Row {
  const row = { ...fields, id: (rows.at(-1)?.id ?? 0) + 1 } as Row;
  rows.push(row);
  return row;
}

/** A sorted copy; the first key that differs decides. */
export function sortBy<Row>(rows: readonly Row[], keysOf: (row: Row) => (string | number)[]): Row[] {
  return rows.toSorted((one, other) => {
    const others = keysOf(other);
    const pair = keysOf(one).map((key, index) => [key, others[index]!] as const);
    const [first, second] = pair.find(([a, b]) => a !== b) ?? [0, 0];
    return first < second ? -1 : Number(first > second);
  });
}

/** Children or teams in order of their names. */
export const byName = <Row extends { id: number; name: string }>(rows: readonly Row[]): Row[] =>
  sortBy(rows, (row) => [foldName(row.name), row.id]);
