import { type AnnouncementDto } from '@touchline/api-client';
import { can, idRule, limits, messages, nameRule, reachesFamily, textRule } from '@touchline/domain';
import { type Call } from '../server/call.ts';
import { add, type AnnouncementRow, sortBy } from '../server/club-data.ts';
import { isGuardian, teamsOf } from '../children/families.ts';
import { pageOf } from '../server/page.ts';
import { Refusal, unacceptable } from '../server/refusal.ts';
import { check, optional } from '../server/validation.ts';

/** Newest first: all for staff; for parents the general ones and those of their children's teams and leagues. */
export function listAnnouncements(call: Call): AnnouncementDto[] {
  const { data, me } = call;
  const own = data.children
    .filter((child) => isGuardian(data, me.id, child.id))
    .flatMap((child) => teamsOf(data, child));
  const readable = data.announcements.filter(
    (announcement) => can(me, 'announcement.browse-all') || reachesFamily(announcement, own),
  );
  const newestFirst = sortBy(readable, ({ createdAt, id }) => [createdAt, id]).reverse();
  return pageOf(call, newestFirst).map((row) => announcementOf(call, row));
}

/** The author is the caller, whatever the body says. */
export function createAnnouncement(call: Call): AnnouncementDto {
  const { data, me, clock } = call;
  const { title, content, teamId = null, leagueId = null } = check(call.body, announcementRules);
  assertOneScope({ teamId, leagueId });
  assertThere(call, { teamId, leagueId });
  const fields = { title, content, teamId, leagueId, authorId: me.id, createdAt: clock.now() };
  return announcementOf(call, add(data.announcements, fields));
}

/** Missing members stay as they are, null clears. */
export function updateAnnouncement(call: Call): AnnouncementDto {
  const rules = Object.entries(announcementRules).filter(([member]) => call.body[member] !== undefined);
  const fields = check(call.body, Object.fromEntries(rules)) as Partial<AnnouncementRow>;
  assertThere(call, fields);
  const announcement = changeable(call);
  assertOneScope({ ...announcement, ...fields });
  return announcementOf(call, Object.assign(announcement, fields));
}

export function deleteAnnouncement(call: Call): void {
  const gone = changeable(call);
  call.data.announcements = call.data.announcements.filter((announcement) => announcement !== gone);
  call.reply.status = 204;
}

const announcementRules = {
  title: nameRule({ max: limits.announcement.titleMax, message: messages.titleRequired }),
  content: textRule({ min: 1, max: limits.announcement.contentMax, message: messages.contentRequired }),
  teamId: optional(idRule(messages.teamRequired)),
  leagueId: optional(idRule(messages.leagueRequired)),
};

type Scope = Partial<Pick<AnnouncementRow, 'teamId' | 'leagueId'>>;

function assertOneScope({ teamId, leagueId }: Scope): void {
  if (teamId && leagueId) throw unacceptable('leagueId', messages.announcementScope);
}

function assertThere({ data }: Call, { teamId, leagueId }: Scope): void {
  if (teamId && !data.teams.some((team) => team.id === teamId)) throw unacceptable('teamId', messages.teamUnknown);
  if (leagueId && !data.leagues.some((league) => league.id === leagueId)) {
    throw unacceptable('leagueId', messages.leagueUnknown);
  }
}

/** The announcement of the address, if the caller may change it: admins all, coaches their own. */
function changeable({ data, ids, me }: Call): AnnouncementRow {
  const announcement = data.announcements.find((known) => known.id === ids.id);
  if (!announcement) throw new Refusal(404, messages.announcementUnknown);
  if (announcement.authorId !== me.id && !can(me, 'announcement.manage-others')) {
    throw new Refusal(403, messages.announcementOfOther);
  }
  return announcement;
}

function announcementOf({ data }: Call, announcement: AnnouncementRow): AnnouncementDto {
  const author = data.users.find((user) => user.id === announcement.authorId);
  return { ...announcement, author: author ? { fullName: author.fullName } : null };
}
