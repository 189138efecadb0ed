import {
  type AbsenceDto,
  type AccessRequestDto,
  type AnnouncementDto,
  type AvailabilityDto,
  type ChildDto,
  type Club,
  type ContactLookupDto,
  type CorrectionDto,
  type DeletionRequestDto,
  type EventDto,
  type LeagueDto,
  type LockedNameDto,
  type SeasonDto,
  type SessionUserDto,
  type TeamChangeDto,
  type TeamDto,
  type TeamMemberDto,
} from '@touchline/api-client';
import {
  type AuditAct,
  type CivilDate,
  foldName,
  type MailPreferences,
  type Period,
  type ResponseNote,
  type ResponseSource,
  type SeasonCutoff,
  type TimeAndPlace,
  type WallTime,
} from '@touchline/domain';

// A row has the members of its DTO, without what is computed for the viewer, and what only the server knows. A club that a browser
// stored earlier lacks the members that were added since.

/** Only in tests of pages. */
type SecondFactor = 'hasSecondFactor' | 'needsSecondFactor';

/** Missing in clubs that a browser stored before welfare officers. */
type LaterRole = 'isWelfareOfficer';

export interface UserRow
  extends
    Omit<SessionUserDto, 'isEmailVerified' | SecondFactor | LaterRole>,
    Partial<Pick<SessionUserDto, SecondFactor | LaterRole>> {
  isActive: boolean;
  /** The user has set the email; the demo sends no mail that would verify it. */
  hasUnverifiedEmail: boolean;
  /** Missing in clubs that a browser stored before invitations. */
  hasSignedIn?: boolean;
  /** The demo has no limits on attempts; only tests set this. */
  isSearchClosed?: boolean;
  /** A checksum, not the password. */
  passwordMark: string;
}

/** A season whose days somebody has set. */
export type SeasonRow = Omit<SeasonDto, 'isByDefault' | 'teamCount'>;

/** A row that belongs to a season: the first one if it is missing, as in clubs that a browser stored before seasons. */
export interface OfSeason {
  seasonId?: number;
}

export interface LeagueRow extends Omit<LeagueDto, 'teamCount' | 'seasonId' | 'seasonName'>, OfSeason {}

export interface TeamRow
  extends
    OfSeason,
    Omit<
      TeamDto,
      | 'league'
      | 'leadCoach'
      | 'assistantCoaches'
      | 'unconfirmedCoaches'
      | 'memberCount'
      | 'members'
      | 'archivedOn'
      | 'hasPast'
      | 'seasonId'
      | 'seasonName'
    > {
  /** Missing for a team that is not archived. */
  archivedOn?: CivilDate;
  /** When the team came into its league; missing if it has always been there. */
  leagueSince?: WallTime;
}

export interface TeamMemberRow extends TeamMemberDto {
  /** By the club's wall clock; missing, like `addedAt`, for old members. */
  joinedAt?: WallTime;
  /** Missing for members from before these were recorded, and for those of the sample club. */
  addedAt?: string;
  addedBy?: number;
}

/** A membership that has ended. */
export interface FormerMemberRow extends TeamMemberRow {
  leftAt: WallTime;
  /** Ended because the team was archived; missing for others. */
  isLastRoster?: boolean;
  /** Ended because the child left the club, and has not come back; missing for others. */
  endedWithRemoval?: boolean;
}

/** The league that a team left. */
export interface FormerLeagueRow extends Period {
  id: number;
  teamId: number;
  leagueId: number;
}

/** A child joined or left a team. */
export interface TeamChangeRow extends Omit<TeamChangeDto, 'changedBy'> {
  childId: number;
  /** Null if the account no longer exists. */
  changedBy: number | null;
}

/** An assistant coach of a team. */
export interface TeamCoachRow {
  id: number;
  teamId: number;
  coachId: number;
}

/** A coach who made themselves coach of a team and waits for an admin. */
export type UnconfirmedCoachRow = TeamCoachRow;

/** A phone number that was shown to a coach or admin. */
export interface ContactLookupRow extends Omit<ContactLookupDto, 'lookedUpBy'> {
  childId: number;
  guardianId: number | null;
  /** Null if the account no longer exists. */
  lookedUpBy: number | null;
}

export interface ChildRow extends Pick<ChildDto, 'id' | 'name' | 'dateOfBirth' | 'isRegistered'> {
  /** Set by an admin or a guardian; null or missing if it follows from the name. */
  shortName?: string | null;
  /** Null when computed from the date of birth. */
  ageGroup: string | null;
  /** The day on which the age group was set by hand; missing if it was not corrected. */
  ageGroupSetOn?: CivilDate;
  /** The season for which it was set by hand; missing for the first one. */
  ageGroupSeasonId?: number;
  /** Since when date of birth and age group are as they are; missing if they always were. */
  agesSince?: WallTime;
  /** Counts corrections; missing before the first. */
  version?: number;
  /** When the child was imported; missing for others. */
  importedAt?: string;
  /** When the last guardian left; null or missing while there is one. */
  guardiansLeftAt?: string | null;
  /** Missing for children from before this was recorded, and for those of the sample club. */
  addedAt?: string;
  /** When the child left the club; missing for those who are in it, and for those who left before this was recorded. */
  unregisteredAt?: string;
  /** The record that goes on, of one that ended in a merge; missing for others. */
  mergedInto?: number;
}

/** Two children whom an admin has called different, the lower id first. */
export interface DistinctPairRow {
  childId: number;
  otherId: number;
}

/** What decided a child's age group before a correction. */
export interface FormerAgeRow
  extends Period, Pick<ChildRow, 'dateOfBirth' | 'ageGroup' | 'ageGroupSetOn' | 'ageGroupSeasonId'> {
  id: number;
  childId: number;
}

/** What was corrected of a child. */
export interface CorrectionRow extends Omit<CorrectionDto, 'by'> {
  childId: number;
  /** Null if the account no longer exists. */
  correctedBy: number | null;
  byAdmin: boolean;
  /** The name and date of birth before. */
  before: Pick<ChildRow, 'name' | 'dateOfBirth'>;
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

/** A guardian of a child who has left the club. */
export interface RemovedGuardianRow extends GuardianshipRow {
  removedAt: string;
}

/** A guardian for whom the child no longer exists. */
export interface RestrictedGuardianRow {
  childId: number;
  /** Null once the account has been deleted: nobody can claim the child then. */
  userId: number | null;
  restrictedAt: string;
  /** Whether lifting the restriction makes the user a guardian again. */
  wasGuardian: boolean;
}

/** Somebody asks to become a guardian. */
export interface AccessRequestRow extends Omit<AccessRequestDto, 'childName' | 'requesterName' | 'hasRestriction'> {
  userId: number;
  decidedAt: string | null;
}

/** A child that a user has found and can claim for some minutes. */
export interface FoundChildRow {
  id: number;
  userId: number;
  childId: number;
  foundAt: string;
}

export interface EventRow extends Omit<EventDto, 'teams' | 'counts' | 'availability' | 'availabilities' | 'clashes'> {
  /** Changed separately, so that a change of the series leaves it alone. */
  isException?: boolean;
  /** Missing for events that were there before mails about new events. */
  createdAt?: string;
  /** What identifies an imported match in another system. */
  externalId?: string | null;
  competition?: string | null;
}

export interface AvailabilityRow extends Pick<
  AvailabilityDto,
  'id' | 'eventId' | 'childId' | 'isAvailable' | 'respondedAt'
> {
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
export interface AbsenceRow extends AbsenceDto {
  childId: number;
}

export type AnnouncementRow = Omit<AnnouncementDto, 'teamName' | 'author'>;

/** How an event was before a change. */
export interface EventChangeRow {
  id: number;
  eventId: number;
  before: EventRow;
  /** Whom it concerned when it was deleted, otherwise null. */
  childIds: number[] | null;
  changedAt: string;
}

/** What somebody did. */
export interface AuditRow extends AuditAct {
  id: number;
  at: string;
}

/** Somebody asks to be deleted. */
export type DeletionRequestRow = Pick<DeletionRequestDto, 'userId' | 'requestedAt'>;

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

export type ClubSettings = Partial<Pick<Club, 'name' | 'contactEmail' | 'contactPhone' | 'colour' | 'formats'>>;

/** All data of a club without any; each list is in order of its ids. */
export const emptyClub = () => ({
  users: [] as UserRow[],
  /** Empty until somebody sets the days of the first season. */
  seasons: [] as SeasonRow[],
  /** The cut-off dates of running seasons, in the order in which they were set. */
  seasonCutoffs: [] as SeasonCutoff[],
  leagues: [] as LeagueRow[],
  teams: [] as TeamRow[],
  teamMembers: [] as TeamMemberRow[],
  formerMembers: [] as FormerMemberRow[],
  formerLeagues: [] as FormerLeagueRow[],
  teamChanges: [] as TeamChangeRow[],
  teamCoaches: [] as TeamCoachRow[],
  unconfirmedCoaches: [] as UnconfirmedCoachRow[],
  children: [] as ChildRow[],
  distinctPairs: [] as DistinctPairRow[],
  formerAges: [] as FormerAgeRow[],
  corrections: [] as CorrectionRow[],
  guardianships: [] as GuardianshipRow[],
  removedGuardians: [] as RemovedGuardianRow[],
  restrictedGuardians: [] as RestrictedGuardianRow[],
  accessRequests: [] as AccessRequestRow[],
  deletionRequests: [] as DeletionRequestRow[],
  foundChildren: [] as FoundChildRow[],
  contactLookups: [] as ContactLookupRow[],
  /** The demo has no limits on attempts; only tests add locked names. */
  lockedNames: [] as LockedNameDto[],
  events: [] as EventRow[],
  availabilities: [] as AvailabilityRow[],
  /** Every response, in its order. */
  responseHistory: [] as AvailabilityRow[],
  absences: [] as AbsenceRow[],
  announcements: [] as AnnouncementRow[],
  eventChanges: [] as EventChangeRow[],
  readNotifications: [] as ReadNotificationsRow[],
  mailPreferences: [] as MailPreferencesRow[],
  skippedMails: [] as SkippedMailRow[],
  auditLog: [] as AuditRow[],
  /** What admins have changed about the club. */
  settings: {} as ClubSettings,
});

export type ClubData = ReturnType<typeof emptyClub>;

/** The teams that are not archived. */
export const openTeams = (data: Pick<ClubData, 'teams'>): TeamRow[] => data.teams.filter((team) => !team.archivedOn);

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
