import { type AnnouncementAudienceDto, type AnnouncementDto } from '@touchline/api-client';
import { announcementFields, can, fromDigits, idRule, messages, optional, reachesFamily } from '@touchline/domain';
import { type RequestContext } from '../server/request-context.ts';
import { add, type AnnouncementRow, type GuardianshipRow, sortBy } from '../server/club-data.ts';
import { pageOf } from '../server/page.ts';
import { HttpError, fieldProblem } from '../server/http-error.ts';
import { check, checkGiven } from '../server/validation.ts';
import { isGuardian, linksOf } from '../guardians/guardianships.ts';
import { teamsOf } from '../children/memberships.ts';

export const listAnnouncements = (context: RequestContext): AnnouncementDto[] =>
  pageOf(context, readableAnnouncements(context));

/** Newest first. Staff see all, parents those for everybody and for their children's teams and leagues. */
export function readableAnnouncements(
  context: RequestContext,
  isWanted: (announcement: AnnouncementRow) => boolean = () => true,
): AnnouncementDto[] {
  const { data, me } = context;
  const own = data.children
    .filter((child) => isGuardian(data, me.id, child.id))
    .flatMap((child) => teamsOf(data, child));
  const readable = data.announcements.filter(
    (announcement) =>
      isWanted(announcement) && (can(me, 'announcement.browse-all') || reachesFamily(announcement, own)),
  );
  const newestFirst = sortBy(readable, ({ createdAt, id }) => [createdAt, id]).reverse();
  return newestFirst.map((row) => announcementOf(context, row));
}

const scopeRules = { teamId: optional(fromDigits(idRule())), leagueId: optional(fromDigits(idRule())) };

/** Children with the same primary guardian are one family. */
export function getAnnouncementAudience({ data, query }: RequestContext): AnnouncementAudienceDto {
  const { teamId = null, leagueId = null } = check(query, scopeRules);
  assertOneScope({ teamId, leagueId });
  const canRead = ({ userId }: GuardianshipRow) => data.users.some(({ id, isActive }) => id === userId && isActive);
  const families = data.children
    .filter((child) => reachesFamily({ teamId, leagueId }, teamsOf(data, child)))
    .map(({ id }) => linksOf(data, id))
    .filter((links) => links.some(canRead))
    .map(([primary]) => primary!.userId);
  return { families: new Set(families).size };
}

export function createAnnouncement(context: RequestContext): AnnouncementDto {
  const { data, me, clock } = context;
  const { title, content, teamId = null, leagueId = null } = check(context.body, announcementFields);
  assertOneScope({ teamId, leagueId });
  assertThere(context, { teamId, leagueId });
  const fields = { title, content, teamId, leagueId, authorId: me.id, createdAt: clock.now() };
  return announcementOf(context, add(data.announcements, fields));
}

/** Missing members stay as they are; null clears. */
export function updateAnnouncement(context: RequestContext): AnnouncementDto {
  const fields = checkGiven(context.body, announcementFields);
  assertThere(context, fields);
  const announcement = changeable(context);
  assertOneScope({ ...announcement, ...fields });
  return announcementOf(context, Object.assign(announcement, fields));
}

export function deleteAnnouncement(context: RequestContext): void {
  const gone = changeable(context);
  context.data.announcements = context.data.announcements.filter((announcement) => announcement !== gone);
  context.response.status = 204;
}

type Scope = Partial<Pick<AnnouncementRow, 'teamId' | 'leagueId'>>;

function assertOneScope({ teamId, leagueId }: Scope): void {
  if (teamId && leagueId) throw fieldProblem('leagueId', messages.announcementScope);
}

function assertThere({ data }: RequestContext, { teamId, leagueId }: Scope): void {
  const team = data.teams.find(({ id }) => id === teamId);
  if (teamId && !team) throw fieldProblem('teamId', messages.teamUnknown);
  if (team?.archivedOn) throw fieldProblem('teamId', messages.teamArchived);
  if (leagueId && !data.leagues.some((league) => league.id === leagueId)) {
    throw fieldProblem('leagueId', messages.leagueUnknown);
  }
}

/** The announcement, if the actor may change it: admins change all, coaches their own. */
function changeable({ data, ids, me }: RequestContext): AnnouncementRow {
  const announcement = data.announcements.find((known) => known.id === ids.id);
  if (!announcement) throw new HttpError(404, messages.announcementUnknown);
  if (announcement.authorId !== me.id && !can(me, 'announcement.manage-others')) {
    throw new HttpError(403, messages.announcementOfOther);
  }
  return announcement;
}

function announcementOf({ data }: RequestContext, announcement: AnnouncementRow): AnnouncementDto {
  const author = data.users.find((user) => user.id === announcement.authorId);
  const team = data.teams.find(({ id }) => id === announcement.teamId);
  return { ...announcement, teamName: team?.name ?? null, author: author ? { fullName: author.fullName } : null };
}
