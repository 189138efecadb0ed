import {
  type AccessRequestRow,
  add,
  type AnnouncementRow,
  type AvailabilityRow,
  type ChildRow,
  type ClubData,
  type ContactLookupRow,
  eventDefaults,
  type EventRow,
  type LeagueRow,
  type TeamRow,
} from '@touchline/demo-server';
import { addDays, todayIn } from '@touchline/domain';
import { club } from './club.ts';

type Fields<Row> = Partial<Omit<Row, 'id'>>;
type Numbered = { id: number };

const today = () => todayIn(club().club.timeZone);

export const buildLeague = (fields: Fields<LeagueRow> = {}): LeagueRow =>
  club().arrange(({ leagues }) =>
    add(leagues, { name: `League ${nextId(leagues)}`, ageGroup: 'U12', description: null, ...fields }),
  );

/** A team with the given players; by default in a new league. */
export function buildTeam({ members = [], ...fields }: Fields<TeamRow> & { members?: Numbered[] } = {}): TeamRow {
  const leagueId = fields.leagueId === undefined ? buildLeague().id : fields.leagueId;
  return club().arrange((data) => {
    const blank = { name: `Team ${nextId(data.teams)}`, leadCoachId: null, description: null };
    const team = add(data.teams, { ...blank, createdAt: new Date().toISOString(), ...fields, leagueId });
    members.forEach((child) => joinTeam(data, team, child));
    return team;
  });
}

/** A registered child aged 12; `of` is its guardian. */
export function buildChild({
  of: parent,
  teams = [],
  ...fields
}: Fields<ChildRow> & { of?: Numbered; teams?: Numbered[] } = {}): ChildRow {
  return club().arrange((data) => {
    const blank = { name: `Player ${nextId(data.children)}`, ageGroup: null, isRegistered: true };
    const dateOfBirth = `${Number(today().slice(0, 4)) - 13}-12-31`;
    const child = add(data.children, { ...blank, dateOfBirth, ...fields });
    if (parent) add(data.guardianships, { childId: child.id, userId: parent.id, isPrimary: true });
    teams.forEach((team) => joinTeam(data, team, child));
    return child;
  });
}

/** A further guardian of a child, in a household of their own unless they share that of another guardian. */
export function buildGuardian(
  child: Numbered,
  user: Numbered,
  { sharesWith, grantedBy }: { sharesWith?: Numbered; grantedBy?: Numbered } = {},
): void {
  club().arrange(({ guardianships }) => {
    const shared = guardianships.find(({ childId, userId }) => childId === child.id && userId === sharesWith?.id);
    const householdId = shared && (shared.householdId ?? shared.id);
    add(guardianships, {
      childId: child.id,
      userId: user.id,
      isPrimary: false,
      ...(householdId && { householdId }),
      ...(grantedBy && { grantedBy: grantedBy.id }),
    });
  });
}

/** A pending request of a user for access to a child. */
export const buildAccessRequest = (
  child: Numbered,
  user: Numbered,
  fields: Partial<Omit<AccessRequestRow, 'id'>> = {},
): AccessRequestRow =>
  club().arrange(({ accessRequests }) =>
    add(accessRequests, {
      childId: child.id,
      userId: user.id,
      state: 'pending',
      requestedAt: new Date().toISOString(),
      decidedAt: null,
      ...fields,
    }),
  );

/** An event a week from now, only for its teams; by default for a new team. */
export function buildEvent(fields: Fields<EventRow> = {}): EventRow {
  const isAddressed = fields.leagueId !== undefined || fields.teamsInvolved !== undefined;
  const teamId = fields.teamId === undefined && !isAddressed ? buildTeam().id : (fields.teamId ?? null);
  return club().arrange(({ events }) =>
    add<EventRow>(events, {
      ...eventDefaults,
      title: `Event ${nextId(events)}`,
      date: addDays(today(), 7),
      startTime: '10:30',
      teamsInvolved: teamId === null ? [] : [teamId],
      relevanceType: 'team',
      ...fields,
      teamId,
    }),
  );
}

/** Makes a user coach of a team who waits for an admin; the sample coach by default. */
export const buildUnconfirmedCoach = (team: Numbered, coach: Numbered = { id: 2 }): void =>
  void club().arrange(({ unconfirmedCoaches }) => add(unconfirmedCoaches, { teamId: team.id, coachId: coach.id }));

/** A look at a guardian's phone number, by the sample coach by default. */
export const buildContactLookup = (
  fields: Omit<ContactLookupRow, 'id' | 'lookedUpBy'> & { lookedUpBy?: number },
): void => void club().arrange(({ contactLookups }) => add(contactLookups, { lookedUpBy: 2, ...fields }));

/** A child's response for an event. */
export function buildResponse(
  event: Numbered,
  child: Numbered,
  isAvailable: boolean | null = true,
  fields: Partial<Pick<AvailabilityRow, 'respondedBy' | 'respondedAt' | 'source' | 'timeAndPlace'>> = {},
): void {
  const response = { eventId: event.id, childId: child.id, isAvailable, respondedBy: null, ...fields };
  club().arrange(({ availabilities, responseHistory }) => {
    const row = add(availabilities, { respondedAt: new Date().toISOString(), ...response });
    add(responseHistory, row);
  });
}

/** Days on which a child is away. */
export const buildAbsence = (child: Numbered, from: string, to = from): void =>
  void club().arrange(({ absences }) => add(absences, { childId: child.id, from, to }));

/** An announcement by the admin, by default for the whole club. */
export const buildAnnouncement = (fields: Fields<AnnouncementRow> = {}): AnnouncementRow =>
  club().arrange(({ announcements, users }) =>
    add(announcements, {
      title: `Announcement ${nextId(announcements)}`,
      content: 'Please read.',
      authorId: users.find(({ isAdmin }) => isAdmin)?.id ?? null,
      teamId: null,
      leagueId: null,
      createdAt: new Date().toISOString(),
      ...fields,
    }),
  );

const joinTeam = ({ teamMembers }: ClubData, team: Numbered, child: Numbered) =>
  add(teamMembers, { teamId: team.id, childId: child.id, jerseyNumber: null, position: null });

const nextId = (rows: Numbered[]) => (rows.at(-1)?.id ?? 0) + 1;
