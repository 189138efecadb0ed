import { type ContactLookupDto, type ContactLookupsDto, type ContactsDto, type PlayerDto } from '@touchline/api-client';
import { addDays, can, canForAll, givenNameOf, mayTry, messages, todayIn } from '@touchline/domain';
import { add, type ChildRow, type ContactLookupRow, sortBy, type UserRow } from '../server/club-data.ts';
import { HttpError } from '../server/http-error.ts';
import { pageOf } from '../server/page.ts';
import { type RequestContext } from '../server/request-context.ts';
import { correctableOf } from './child-view.ts';
import { countsFrom, membershipOf, playerTeamsOf, teamsOf } from './memberships.ts';
import { coachesTeam, isConfirmedCoach, isUnconfirmed } from '../users/coaches.ts';
import { guardiansSeen, registeredChild } from '../guardians/guardians.ts';
import { ownedChild } from '../guardians/guardianships.ts';

/** A player with teams and those guardians' names that the actor may know. */
export function getChild(context: RequestContext): PlayerDto {
  const child = registeredChild(context);
  const { data, clock, me } = context;
  if (!can(me, 'child.view', ownedChild(data, child.id))) throw new HttpError(404, messages.childUnknown);
  const { id, name, dateOfBirth } = child;
  const wait = contactsWaitOf(context, child);
  return {
    id,
    name,
    givenName: givenNameOf(child),
    dateOfBirth,
    age: clock.ageOf(child),
    ...correctableOf(context, child),
    teams: playerTeamsOf(
      data,
      data.teamMembers.filter(({ childId }) => childId === id),
    ),
    guardians: guardiansSeen(context, child)
      .filter(({ isRestricted }) => !isRestricted)
      .flatMap(({ fullName }) => (fullName === null ? [] : { fullName })),
    contacts: contactAccess(context, child),
    ...(wait && { contactsWait: wait }),
  };
}

/** The demo has no limit on lookups. */
export function lookUpContacts(context: RequestContext): ContactsDto {
  const { data, clock, me, response } = context;
  const child = registeredChild(context);
  const access = contactAccess(context, child);
  if (access === 'unconfirmed') throw new HttpError(403, messages.coachUnconfirmed);
  const wait = contactsWaitOf(context, child);
  if (wait) throw new HttpError(403, messages.contactsWait(wait, context.club.formats));
  if (access === 'denied') throw new HttpError(403, messages.contactsClosed);
  const guardians = guardiansOf(context, child).filter(({ isActive }) => isActive);
  const reached = guardians.filter(({ phone }) => phone?.trim());
  for (const guardianId of reached.length > 0 ? reached.map(({ id }) => id) : [null]) {
    add(data.contactLookups, { childId: child.id, guardianId, lookedUpBy: me.id, lookedUpAt: clock.now() });
  }
  response.status = 200;
  return { guardians: guardians.map(({ fullName, phone }) => ({ fullName, phone: phone?.trim() || null })) };
}

/** Guardians see when their own number was shown, admins and welfare officers every lookup; the latest first. */
export function listContactLookups(context: RequestContext): ContactLookupDto[] {
  const child = registeredChild(context);
  const { data, me } = context;
  const owned = ownedChild(data, child.id);
  if (!can(me, 'child.view-lookups', owned)) throw new HttpError(404, messages.childUnknown);
  const seesAll = canForAll(me, 'child.view-lookups');
  const rows = data.contactLookups.filter((row) => row.childId === child.id && (seesAll || row.guardianId === me.id));
  return pageOf(context, rows.toReversed()).map((row) => lookupOf(context, row));
}

/** How often the actor's number was looked up for a child, and the last time; undefined for never. */
export function lookupsOf(context: RequestContext, child: ChildRow): ContactLookupsDto | undefined {
  const rows = ownLookups(context, child);
  return rows[0] && { total: rows.length, latest: rows[0] };
}

/** The looks at the actor's number for a child, the latest first. */
export const ownLookups = (context: RequestContext, child: ChildRow): ContactLookupDto[] =>
  context.data.contactLookups
    .filter((row) => row.childId === child.id && row.guardianId === context.me.id)
    .toReversed()
    .map((row) => lookupOf(context, row));

const lookupOf = ({ data }: RequestContext, { id, lookedUpBy, lookedUpAt }: ContactLookupRow): ContactLookupDto => ({
  id,
  lookedUpBy: data.users.find((user) => user.id === lookedUpBy)?.fullName ?? null,
  lookedUpAt,
});

function guardiansOf({ data }: RequestContext, child: ChildRow): UserRow[] {
  const { guardianIds } = ownedChild(data, child.id);
  return sortBy(
    data.users.filter(({ id }) => guardianIds.includes(id)),
    (user) => [user.fullName, user.id],
  );
}

function contactAccess(context: RequestContext, child: ChildRow): PlayerDto['contacts'] {
  const { data, me } = context;
  const coached = teamsOf(data, child).filter((team) => coachesTeam(data, team, me.id));
  const isConfirmed = coached.some(
    (team) =>
      !isUnconfirmed(data, team, me.id) && countsFrom(context, membershipOf(data, team, child.id), me.id) === null,
  );
  const owned = { ...ownedChild(data, child.id), coachIds: isConfirmed ? [me.id] : [] };
  if (can(me, 'child.look-up-contacts', owned)) return 'allowed';
  const isUnconfirmedCoach = coached.some((team) => isUnconfirmed(data, team, me.id));
  return mayTry(me, 'child.look-up-contacts') && isUnconfirmedCoach ? 'unconfirmed' : 'denied';
}

/** From when a confirmed coach can look up numbers, who has to wait because of how the child came into the team. */
function contactsWaitOf(context: RequestContext, child: ChildRow): PlayerDto['contactsWait'] {
  const { data, me, club } = context;
  if (contactAccess(context, child) !== 'denied' || !mayTry(me, 'child.look-up-contacts')) return undefined;
  const waits = teamsOf(data, child)
    .filter((team) => isConfirmedCoach(data, team, me.id))
    .map((team) => membershipOf(data, team, child.id))
    .flatMap((member) => ({ from: countsFrom(context, member, me.id), isOwn: member.addedBy === me.id }));
  const [wait] = sortBy(waits, ({ from }) => [Number(from)]);
  return wait?.from ? { from: addDays(todayIn(club.timeZone, wait.from), 1), isOwn: wait.isOwn } : undefined;
}
